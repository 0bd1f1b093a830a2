import { GoogleLogin, GoogleOAuthProvider } from '@react-oauth/google'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import ReCAPTCHA from 'react-google-recaptcha'
import { expect, test, vi } from 'vitest'
import { festival } from '@mocks/festival'
import { people } from '@mocks/people'
import { thirdPartyHandlers } from '@mocks/thirdParties/handlers'
import { blockScript, expireTheCaptcha, unblockScripts } from '@mocks/thirdParties/jsdom'
import { settings } from '@mocks/thirdParties/settings'
import { server } from '@mocks/node'
import { ask } from './ask'
import { takeConsoleMessages } from '../consoleMessages'
import { newcomer } from './newcomer'

const CAPTCHA_SCRIPT =
  'https://www.google.com/recaptcha/api.js?onload=onloadcallback&render=explicit'

type Spoken = { onErrored?: () => void; onExpired?: () => void }

/** Shows the captcha; the list grows with every tick. */
function captchaTokens({ onErrored, onExpired }: Spoken = {}) {
  const tokens: (string | null)[] = []
  render(
    <ReCAPTCHA
      sitekey="any"
      onChange={(token) => tokens.push(token)}
      onErrored={onErrored}
      onExpired={onExpired}
    />,
  )
  return tokens
}

/** The page as it is once the captcha was loaded: what the loader of `react-google-recaptcha` looks for. */
async function loadScript(address: string): Promise<'load' | 'error'> {
  const script = document.createElement('script')
  script.src = address
  const arrived = new Promise<'load' | 'error'>((resolve) => {
    script.onload = () => resolve('load')
    script.onerror = () => resolve('error')
  })
  document.body.append(script)
  return arrived
}

const tickBox = () => screen.findByRole('checkbox', { name: 'I am not a robot' })

test('the shipped captcha component loads its script, and a tick gives a token', async () => {
  const tokens = captchaTokens()
  await userEvent.click(await tickBox())
  expect(tokens).toEqual([expect.stringMatching(/^captcha-ok-\d+$/)])
  expect(await tickBox()).toBeChecked()
})

test('each test begins on a page that has not loaded the captcha yet', async () => {
  expect('grecaptcha' in window).toBe(false)
  expect(await loadScript(CAPTCHA_SCRIPT)).toBe('load')
  expect('grecaptcha' in window).toBe(true)
})

test('a tick cannot be taken back by hand', async () => {
  await loadScript(CAPTCHA_SCRIPT)
  const tokens = captchaTokens()
  await userEvent.dblClick(await tickBox())
  expect(tokens).toHaveLength(1)
  expect(await tickBox()).toBeChecked()
})

test('no two ticks give the same token', async () => {
  // Not even while the clock stands still.
  vi.useFakeTimers({ toFake: ['Date'], now: 0 })
  await loadScript(CAPTCHA_SCRIPT)
  const one = captchaTokens()
  const other = captchaTokens()
  for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box)
  expect(new Set([...one, ...other]).size).toBe(2)
})

test('when time runs out, the tick goes, the site is told, and the token is worth nothing', async () => {
  await loadScript(CAPTCHA_SCRIPT)
  const onExpired = vi.fn()
  const [token] = await ticked(captchaTokens({ onExpired }))
  expireTheCaptcha()
  expect(onExpired).toHaveBeenCalledOnce()
  expect(await tickBox()).not.toBeChecked()
  expect(festival.state().usedCaptchas).toEqual([token])
  expireTheCaptcha()
  expect(onExpired).toHaveBeenCalledOnce()
})

test('sign-up takes the token of a tick once', async () => {
  await loadScript(CAPTCHA_SCRIPT)
  const [captcha] = await ticked(captchaTokens())
  expect(await ask('/api/user/register_user', { ...newcomer, captcha })).toMatchObject({
    body: { code: 0 },
  })
  const email = 'second.newcomer@festival.test'
  expect(await ask('/api/user/register_user', { ...newcomer, email, captcha })).toMatchObject({
    status: 400,
    body: { code: 4 },
  })
})

test('a tester can have the captcha give a token that sign-up refuses', async () => {
  settings.change({ captcha: 'refused' })
  await loadScript(CAPTCHA_SCRIPT)
  const [captcha] = await ticked(captchaTokens())
  expect(captcha).toMatch(/^captcha-refused-\d+$/)
  expect(await ask('/api/user/register_user', { ...newcomer, captcha })).toMatchObject({
    status: 400,
    body: { code: 4 },
  })
})

test('a captcha without a connection says so and gives no token', async () => {
  settings.change({ captcha: 'error' })
  await loadScript(CAPTCHA_SCRIPT)
  const onErrored = vi.fn()
  expect(await ticked(captchaTokens({ onErrored }))).toEqual([])
  expect(onErrored).toHaveBeenCalledOnce()
  expect(await tickBox()).not.toBeChecked()
})

test('a captcha without a site key is a mistake that shows', async () => {
  await loadScript(CAPTCHA_SCRIPT)
  expect(() => showWithoutKey()).toThrow('Missing required parameters: sitekey')
  takeConsoleMessages()
})

test('a blocked script ends in an error event, and loads once it is let through', async () => {
  blockScript('captcha')
  expect(await loadScript(CAPTCHA_SCRIPT)).toBe('error')
  expect('grecaptcha' in window).toBe(false)
  unblockScripts()
  expect(await loadScript(CAPTCHA_SCRIPT)).toBe('load')
})

test('scripts of others are left alone', async () => {
  const arrived = vi.fn()
  void loadScript('https://elsewhere.festival.test/script.js').then(arrived)
  await loadScript(CAPTCHA_SCRIPT)
  expect(arrived).not.toHaveBeenCalled()
})

test('the shipped sign-in button hands over the account that the tester chose', async () => {
  const credentials: unknown[] = []
  showSignIn((credential) => credentials.push(credential))
  const button = await screen.findByRole('button', { name: 'Log in with Google' })
  await userEvent.click(button)
  settings.change({ mail: people.teamLeader.email })
  await userEvent.click(button)
  expect(credentials).toEqual([
    'credential:student@festival.test',
    'credential:team.leader@festival.test',
  ])
  expect(await ask('/api/user/login/google', { token: credentials[1] })).toMatchObject({
    body: { code: 0, data: { user: { name: 'Team Leader' } } },
  })
})

test('where the sign-in script is blocked, the site is told', async () => {
  blockScript('signIn')
  const onScriptLoadError = vi.fn()
  showSignIn(() => undefined, onScriptLoadError)
  await waitFor(() => expect(onScriptLoadError).toHaveBeenCalledOnce())
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('in a browser both scripts come from their own addresses as JavaScript', async () => {
  server.use(...thirdPartyHandlers)
  const captcha = await fetch(CAPTCHA_SCRIPT)
  expect(captcha.headers.get('Content-Type')).toBe('text/javascript')
  expect(await captcha.text()).toBe(`thirdParties.runScript("${CAPTCHA_SCRIPT}")`)
  blockScript('signIn')
  await expect(fetch('https://accounts.google.com/gsi/client')).rejects.toThrow()
})

async function ticked(tokens: (string | null)[]) {
  await userEvent.click(await tickBox())
  return tokens
}

function showWithoutKey() {
  render(<ReCAPTCHA sitekey="" />)
}

function showSignIn(onCredential: (credential?: string) => void, onScriptLoadError?: () => void) {
  render(
    <GoogleOAuthProvider clientId="any" onScriptLoadError={onScriptLoadError}>
      <GoogleLogin onSuccess={({ credential }) => onCredential(credential)} />
    </GoogleOAuthProvider>,
  )
}
