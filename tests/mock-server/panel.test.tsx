import { GoogleLogin, GoogleOAuthProvider } from '@react-oauth/google'
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import ReCAPTCHA from 'react-google-recaptcha'
import { expect, test, vi } from 'vitest'
import { addressOf, cases } from '@mocks/cases/cases'
import { festival } from '@mocks/festival'
import { server } from '@mocks/node'
import { Panel } from '@mocks/panel/Panel'
import { people } from '@mocks/people'
import { thirdPartyHandlers } from '@mocks/thirdParties/handlers'
import { blockScript, expireTheCaptcha } from '@mocks/thirdParties/jsdom'
import { runScript } from '@mocks/thirdParties/scripts'
import { settings } from '@mocks/thirdParties/settings'
import { newcomer, send } from './ask'

async function openPanel() {
  const user = userEvent.setup()
  render(<Panel />)
  const panel = within(screen.getByRole('complementary', { name: 'QA panel' }))
  await user.click(panel.getByRole('button', { expanded: false }))
  return { user, panel }
}

test('the panel is closed until it is asked for, and lists everybody who can sign in', async () => {
  const { panel, user } = await openPanel()
  for (const { email } of Object.values(people)) expect(panel.getByText(email)).toBeInTheDocument()
  expect(panel.getByText('Unmask@65')).toBeInTheDocument()
  await user.click(panel.getByRole('button', { expanded: true }))
  expect(screen.queryByText('Sign-in details')).not.toBeInTheDocument()
})

test('a tester breaks an endpoint, then another way, then mends everything', async () => {
  const { user, panel } = await openPanel()
  const login = panel.getByRole('combobox', { name: '/api/user/login' })
  await user.selectOptions(login, 'HTTP 500 without a body')
  expect(festival.state().faults).toEqual({ '/api/user/login': { status: 500 } })
  await user.selectOptions(login, 'code -5 “Unauthorized”')
  expect(await send('/api/user/login')).toMatchObject({
    status: 200,
    body: { code: -5, message: 'Unauthorized' },
  })
  expect(login).toHaveValue('code -5 “Unauthorized”')
  await user.click(panel.getByRole('button', { name: 'Mend everything' }))
  expect(festival.state().faults).toEqual({})
  expect(login).toHaveValue('works')
})

test('any code can be typed, and a fault that was set elsewhere shows', async () => {
  festival.break('/cans/players', { status: 503, body: { error: 'Database not connected yet' } })
  const { user, panel } = await openPanel()
  expect(panel.getByRole('combobox', { name: '/cans/players' })).toHaveValue('something else')
  await user.selectOptions(panel.getByRole('combobox', { name: '/players' }), 'any code')
  const code = panel.getByRole('spinbutton', { name: 'Code of /players' })
  await user.tripleClick(code)
  await user.paste('-42')
  expect(festival.state().faults).toMatchObject({ '/players': { code: -42 } })
})

test('the mail with the one-time code arrives in the open panel', async () => {
  const { panel } = await openPanel()
  expect(panel.getByText('OTP mails (0)')).toBeInTheDocument()
  await send('/api/user/forgotPassword/requestOtp', { email: 'student@festival.test' })
  expect(await panel.findByText('OTP mails (1)')).toBeInTheDocument()
  expect(panel.getByText(festival.outbox()[0]?.otp ?? 'none')).toBeInTheDocument()
})

test('a tester chooses what the third parties do', async () => {
  const { user, panel } = await openPanel()
  await user.click(panel.getByLabelText('gives a token that sign-up refuses'))
  await user.selectOptions(
    panel.getByRole('combobox', { name: 'Third-party sign-in uses' }),
    'team leader',
  )
  await user.click(panel.getByLabelText(/accounts\.google\.com cannot be reached/))
  expect(settings.get()).toMatchObject({
    captcha: 'refused',
    mail: 'team.leader@festival.test',
    blocked: ['signIn'],
  })
})

test('every state and message has its link', async () => {
  const { panel } = await openPanel()
  for (const name of Object.keys(cases))
    expect(panel.getByRole('link', { name: new RegExp(`^${name}: `) })).toHaveAttribute(
      'href',
      addressOf(name),
    )
})

const CAPTCHA_SCRIPT =
  'https://www.google.com/recaptcha/api.js?onload=onloadcallback&render=explicit'

/** Shows the captcha; the list grows with every tick. */
function captchaTokens(onExpired = () => {}) {
  const tokens: (string | null)[] = []
  const keep = (token: string | null) => tokens.push(token)
  render(<ReCAPTCHA sitekey="any" onChange={keep} onExpired={onExpired} />)
  return tokens
}

const tickBox = () => screen.findByRole('checkbox', { name: 'I am not a robot' })

test('the shipped captcha component loads its script, and a tick gives one token', async () => {
  // Each test begins on a page that has not loaded the captcha yet.
  expect('grecaptcha' in window).toBe(false)
  const tokens = captchaTokens()
  await userEvent.dblClick(await tickBox())
  expect(tokens).toEqual([expect.stringMatching(/^captcha-ok-\d+$/)])
  expect(await tickBox()).toBeChecked()
})

test('when time runs out, the tick goes and the token is worth nothing; the next tick gives another', async () => {
  // As on a page that has loaded the captcha: its component asks for the script once a visit.
  act(() => runScript(CAPTCHA_SCRIPT))
  const onExpired = vi.fn()
  const tokens = captchaTokens(onExpired)
  await userEvent.click(await tickBox())
  expireTheCaptcha()
  expect(onExpired).toHaveBeenCalledOnce()
  expect(await tickBox()).not.toBeChecked()
  expect(festival.state().usedCaptchas).toEqual([tokens[0]])
  await userEvent.click(await tickBox())
  const captcha = tokens.at(-1)
  expect(captcha).not.toBe(tokens[0])
  expect(await send('/api/user/register_user', { ...newcomer, captcha })).toMatchObject({
    body: { code: 0 },
  })
})

test('the shipped sign-in button hands over the account that the tester chose', async () => {
  const credentials: unknown[] = []
  render(
    <GoogleOAuthProvider clientId="any">
      <GoogleLogin onSuccess={({ credential }) => credentials.push(credential)} />
    </GoogleOAuthProvider>,
  )
  const button = await screen.findByRole('button', { name: 'Log in with Google' })
  await userEvent.click(button)
  settings.change({ mail: people.teamLeader.email })
  await userEvent.click(button)
  expect(credentials).toEqual([
    'credential:student@festival.test',
    'credential:team.leader@festival.test',
  ])
  expect(await send('/api/user/login/google', { token: credentials[1] })).toMatchObject({
    body: { code: 0, data: { user: { name: 'Team Leader' } } },
  })
})

test('in a browser both scripts come from their own addresses as JavaScript', async () => {
  server.use(...thirdPartyHandlers)
  const captcha = await fetch(CAPTCHA_SCRIPT)
  expect(captcha.headers.get('Content-Type')).toBe('text/javascript')
  expect(await captcha.text()).toBe(`thirdParties.runScript("${CAPTCHA_SCRIPT}")`)
  blockScript('signIn')
  await expect(fetch('https://accounts.google.com/gsi/client')).rejects.toThrow()
})
