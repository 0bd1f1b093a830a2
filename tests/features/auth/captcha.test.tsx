import { act, screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { festival } from '@mocks/festival'
import { people } from '@mocks/people'
import { blockScript, expireTheCaptcha, unblockScripts } from '@mocks/thirdParties/jsdom'
import { settings } from '@mocks/thirdParties/settings'
import {
  box,
  newcomer,
  openSignUp,
  press,
  tickCaptcha,
  toast,
  type,
  typeSecrets,
} from './authActions'

const PATH = '/api/user/register_user'
const SPENT = 'Please tick the captcha again: each tick works for one attempt.'
const EXPIRED = 'The captcha has expired: a tick lasts two minutes. Please tick it again.'
const LOST = 'The captcha lost its connection. Please tick it again when you are online.'
const FAILED = /The captcha did not load, and sign-up needs it/

const tick = () => screen.findByRole('checkbox', { name: 'I am not a robot' })
const group = () => screen.findByRole('group', { name: 'Captcha' })
const findMessage = (message: string) =>
  waitFor(async () => expect(await group()).toHaveAccessibleDescription(message))

/** The filled form, before "Sign Up" is pressed. */
async function openTicked(changes?: Parameters<typeof openSignUp>[0]) {
  const { user } = await openSignUp(changes)
  await typeSecrets(user)
  await tickCaptcha(user)
  return user
}

test('shows the server’s message, keeps the values, resets the captcha for a taken email (Spec §2)', async () => {
  const user = await openTicked({ email: people.student.email })
  await press(user, 'Sign Up')
  const message = 'An account with this email already exists'
  expect(await toast(message)).toBeInTheDocument()
  expect(screen.getAllByText(message)).toHaveLength(2)
  expect(await box('Name')).toHaveValue('Sample Newcomer')
  expect(await box('Password')).toHaveValue('Purulia#65')
  expect(await box('Security answer')).toHaveValue('Sample Town')
  expect(await screen.findByText(SPENT)).toBeInTheDocument()
  expect(await tick()).not.toBeChecked()
  expect(await group()).toHaveAccessibleDescription('')

  await press(user, 'Sign Up')
  await findMessage('Required')
  expect(await group()).toHaveFocus()
  expect(festival.calls(PATH)).toHaveLength(1)

  await tickCaptcha(user)
  await findMessage('')
  expect(screen.queryByText(SPENT)).not.toBeInTheDocument()
  await type(user, 'Email', newcomer.email)
  await press(user, 'Sign Up')
  await toast('Account created successfully')
  const tokens = festival
    .calls(PATH)
    .map(({ body }) => JSON.stringify(body).match(/captcha-[^"]+/)?.[0])
  expect(new Set(tokens).size).toBe(2)
  expect(festival.state().accounts.map(({ email }) => email)).toContain(newcomer.email)
})

test('after each failure the captcha must be ticked again (Spec §8)', async () => {
  settings.change({ captcha: 'refused' })
  const user = await openTicked()
  await press(user, 'Sign Up')
  expect(await toast('Captcha verification failed. Please try again.')).toBeInTheDocument()
  expect(await screen.findByText(SPENT)).toBeInTheDocument()
  festival.break(PATH, 'offline')
  await tickCaptcha(user)
  await waitFor(() => expect(screen.queryByText(SPENT)).not.toBeInTheDocument())
  await press(user, 'Sign Up')
  await toast('Please try again')
  expect(await screen.findByText(SPENT)).toBeInTheDocument()
  expect(await tick()).not.toBeChecked()
})

test('an expired captcha shows a message, and nothing is sent', async () => {
  const user = await openTicked()
  expireTheCaptcha()
  expect(await screen.findByText(EXPIRED)).toBeInTheDocument()
  expect(await tick()).not.toBeChecked()
  await press(user, 'Sign Up')
  await findMessage('Required')
  expect(festival.calls(PATH)).toEqual([])
  expect(await box('Name')).toHaveValue('Sample Newcomer')

  await tickCaptcha(user)
  await press(user, 'Sign Up')
  expect(await toast('Account created successfully')).toBeInTheDocument()
})

test('a captcha that cannot reach its server shows a message', async () => {
  settings.change({ captcha: 'error' })
  const { user } = await openSignUp()
  await tickCaptcha(user)
  expect(await screen.findByText(LOST)).toBeInTheDocument()
  settings.reset()
  await tickCaptcha(user)
  expect(screen.queryByText(LOST)).not.toBeInTheDocument()
})

test('when the captcha script has not loaded after 15 seconds a message appears', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const append = vi.spyOn(document.body, 'append').mockImplementationOnce(() => undefined)
  onTestFinished(() => append.mockRestore())
  await openSignUp()
  expect(screen.getByText('Loading the captcha…')).toBeInTheDocument()
  await act(() => vi.advanceTimersByTimeAsync(14_000))
  expect(screen.queryByText(FAILED)).not.toBeInTheDocument()
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  expect(await screen.findByText(FAILED)).toBeInTheDocument()
})

test('when the captcha does not load the form keeps its values, and it can be loaded again', async () => {
  blockScript('captcha')
  const { user } = await openSignUp()
  await typeSecrets(user)
  expect(await screen.findByText(FAILED)).toBeInTheDocument()
  await press(user, 'Sign Up')
  await findMessage('Required')
  await press(user, 'Load the captcha again')
  expect(await group()).toHaveFocus()
  expect(await screen.findByText(FAILED)).toBeInTheDocument()

  unblockScripts()
  await press(user, 'Load the captcha again')
  await tickCaptcha(user)
  expect(await box('Password')).toHaveValue('Purulia#65')
  await press(user, 'Sign Up')
  expect(await toast('Account created successfully')).toBeInTheDocument()
  expect(festival.calls(PATH)).toHaveLength(1)
})
