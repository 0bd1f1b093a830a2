import { GAME_URL, readEnv, type RawEnv } from './readEnv.ts'

const NEEDED = ['VITE_MASTER_API_URL', 'VITE_RECAPTCHA_SITE_KEY']

/** These must be web addresses. The URL of a game may also be a path of this site. */
const ADDRESSES = [
  'VITE_SITE_URL',
  'VITE_MASTER_API_URL',
  'VITE_USER_EVENTS_API_URL',
  'VITE_GAMES_API_URL',
  'VITE_PAYMENT_URL',
  'VITE_MERCH_CHECKOUT_URL',
]

/** This key accepts everyone: https://developers.google.com/recaptcha/docs/faq */
const PUBLIC_TEST_KEY = '6LeIxAcTAAAAAJcZVRqyHh71UMIEGNQ_MXjiZKhI'

/** One sentence for each problem. `.env.example` explains the variables. */
export function envProblems(env: RawEnv): string[] {
  const valueOf = (name: string) => env[name]?.trim() ?? ''
  const missing = NEEDED.filter((name) => !valueOf(name)).map((name) => `${name} is not set.`)
  const games = Object.keys(env).filter((name) => GAME_URL.test(name))
  const isOurs = (name: string) => games.includes(name) && /^\/(?!\/)/.test(valueOf(name))
  const broken = [...ADDRESSES, ...games].flatMap((name) => {
    const fault = valueOf(name) && !isOurs(name) ? addressFault(valueOf(name)) : undefined
    return fault ? [`${name} ${fault}`] : []
  })
  return [...missing, ...broken, ...siteProblems(env)]
}

/** These values are allowed, but probably a mistake. */
export function envWarnings(env: RawEnv): string[] {
  if (readEnv(env).recaptchaSiteKey !== PUBLIC_TEST_KEY) return []
  return [
    'VITE_RECAPTCHA_SITE_KEY is the public test key of reCAPTCHA: it stops nobody. Set the key of your own site before you publish.',
  ]
}

function addressFault(value: string): string | undefined {
  const notAnAddress = `is not a web address such as https://example.org: "${value}"`
  if (!/^https?:\/\//i.test(value)) return `${notAnAddress} does not begin with https://.`
  if (!URL.canParse(value)) return `${notAnAddress} has a host or a port that cannot be read.`
  const { protocol, hostname } = new URL(value)
  if (protocol === 'https:' || isThisMachine(hostname)) return undefined
  return `must begin with https://, as only this machine may be asked without encryption: "${value}".`
}

function isThisMachine(hostname: string): boolean {
  return /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname)
}

/** The site must be the root of its host. The payment pages must be on another host, because this site has none. */
function siteProblems(env: RawEnv): string[] {
  const { siteUrl, paymentUrl, merchCheckoutUrl } = readEnv(env)
  if (!URL.canParse(siteUrl)) return []
  const site = new URL(siteUrl)
  const problems = []
  if (site.href !== `${site.origin}/`)
    problems.push(`VITE_SITE_URL must be the root of the site, ${site.origin}/: "${siteUrl}".`)
  const isSite = (url: string) => URL.canParse(url) && new URL(url).host === site.host
  const toItself = `leads to ${site.host}, which is this site itself (VITE_SITE_URL), and nothing can be paid there.`
  if (isSite(paymentUrl)) problems.push(`VITE_PAYMENT_URL ${toItself}`)
  // By default, the checkout has the URL of the payment site, which is checked above.
  if (isSite(merchCheckoutUrl) && merchCheckoutUrl !== paymentUrl)
    problems.push(`VITE_MERCH_CHECKOUT_URL ${toItself}`)
  return problems
}
