import { startApi, type Api } from './apiServer'
import { festival } from './festival'
import { signInTable } from './signInTable'

const DEFAULT_PORT = 8787

/** Google's public test key. Its captcha always passes. */
const TEST_SITE_KEY = '6LeIxAcTAAAAAJcZVRqyHh71UMIEGNQ_MXjiZKhI'

const port = Number(process.env.PORT ?? DEFAULT_PORT)
const print = (text: string) => process.stdout.write(`${text}\n`)

try {
  const api = await startApi(port)
  process.once('SIGINT', () => void leave(api))
  process.once('SIGTERM', () => void leave(api))
  greet(api)
  logMails()
} catch (error) {
  const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
  if (!taken) throw error
  console.error(
    `Port ${port} is taken. Stop what runs there, or choose another: PORT=${port + 1} npm run api`,
  )
  process.exitCode = 1
}

function greet({ hosts: { master, userEvents, games } }: Api): void {
  print(`
The mock server answers on ${master}. Put this into .env, then build or start the site:

VITE_MASTER_API_URL=${master}
VITE_USER_EVENTS_API_URL=${userEvents}
VITE_GAMES_API_URL=${games}
VITE_RECAPTCHA_SITE_KEY=${TEST_SITE_KEY}

${signInTable()}

One-time codes are printed here. Ctrl+C ends; everything done is then forgotten.
`)
}

/** There is no QA panel here, so the terminal shows the mails. */
function logMails(): void {
  let announced = 0
  festival.listen(() => {
    const mails = festival.outbox()
    for (const { to, otp } of mails.slice(announced)) print(`Mail to ${to}: your OTP is ${otp}`)
    announced = mails.length
  })
}

async function leave(api: Api): Promise<void> {
  await api.stop()
  print('The mock server has ended.')
}
