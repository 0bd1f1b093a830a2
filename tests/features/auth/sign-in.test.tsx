import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { festival } from '@mocks/festival'
import { people } from '@mocks/people'
import { accountsId } from '@mocks/thirdParties/google'
import { blockScript, unblockScripts } from '@mocks/thirdParties/jsdom'
import { env } from '@/festival/env'
import { renderApp } from '../../renderApp'
import { box, press, scripts, signIn, toast, type } from './authActions'
import { toasts } from '../../faults/screen'
import { sentence } from '../../sentence'

const { student } = people
const LOGIN = '/api/user/login'
const GOOGLE = '/api/user/login/google'
const googleButton = () => screen.findByRole('button', { name: 'Log in with Google' })
const greeting = () => screen.findByText(sentence(/^Signed in as Sample Student/))

const noGoogleScript = () =>
  expect(scripts()).not.toContainEqual(expect.stringContaining('accounts.google.com'))

test('a student signs in, and is taken home after a second and a half (Spec §2, §3, §4, §6, §9)', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { user, at } = renderApp('/faqs')
  await user.click(await screen.findByRole('link', { name: 'Sign In' }))
  await signIn(user, student.email)
  expect(await greeting()).toBeInTheDocument()
  const stored: unknown = JSON.parse(localStorage.getItem('userData') ?? 'null')
  expect(stored).toMatchObject({ user: { sfId: 'SF00007', email: student.email } })
  vi.setTimerTickMode('manual')
  await act(() => vi.advanceTimersByTimeAsync(1_300))
  expect(at()).toBe('/signin')
  await act(() => vi.advanceTimersByTimeAsync(200))
  expect(at()).toBe('/')
  vi.useRealTimers()
  act(() => window.history.back())
  await waitFor(() => expect(at()).toBe('/faqs'))
})

test('a user who opens another page within the second and a half stays there', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { user, at } = renderApp('/signin')
  await signIn(user, student.email)
  await greeting()
  await user.click(screen.getByRole('link', { name: 'Dashboard' }))
  await act(() => vi.advanceTimersByTimeAsync(2_000))
  expect(at()).toBe('/dashboard')
})

test('wrong values are explained beside their fields, and the first of them takes the focus (Spec §5)', async () => {
  const { user } = renderApp('/signin')
  const [email, password] = [await box('Email'), await box('Password')]
  await press(user, 'Sign In')
  await waitFor(() => expect(email).toHaveFocus())
  expect(email).toHaveAccessibleDescription('Required')
  expect(password).toHaveAccessibleDescription('Required')
  await type(user, 'Email', 'student@')
  await type(user, 'Password', '1234567')
  await press(user, 'Sign In')
  await waitFor(() => expect(email).toHaveAccessibleDescription('Invalid email'))
  expect(password).toHaveAccessibleDescription('At least 8 characters')
  expect(festival.calls(LOGIN)).toEqual([])
})

test('links lead to sign-up and to the forgotten password (Spec §2)', async () => {
  const { user, at } = renderApp('/signin')
  await user.click(await screen.findByRole('link', { name: 'New User? Sign Up' }))
  expect(await screen.findByRole('heading', { name: 'Sign Up' })).toBeInTheDocument()
  expect(at()).toBe('/signup')
  await user.click(within(screen.getByText('Already registered?')).getByRole('link'))
  expect(await screen.findByRole('heading', { name: 'Sign In' })).toBeInTheDocument()
  await user.click(screen.getByRole('link', { name: 'Forgot password?' }))
  expect(await screen.findByRole('heading', { name: 'Forgot password' })).toBeInTheDocument()
  expect(at()).toBe('/forgot-password')
})

test('a student signs in with Google and is taken home (Spec §2, §7)', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { user, at } = renderApp('/signin')
  await user.click(await googleButton())
  expect(await greeting()).toBeInTheDocument()
  expect(festival.calls(GOOGLE)).toEqual([
    { path: GOOGLE, body: { token: 'credential:student@festival.test' } },
  ])
  await act(() => vi.advanceTimersByTimeAsync(1_500))
  expect(at()).toBe('/')
})

test('a response of Google without a credential shows a message (Spec §8)', async () => {
  const initialize = vi.spyOn(accountsId, 'initialize')
  onTestFinished(() => initialize.mockRestore())
  renderApp('/signin')
  await googleButton()
  const callback = initialize.mock.lastCall?.[0].callback
  act(() => callback?.({ credential: '', clientId: '', select_by: 'btn' }))
  expect(await toast('Google Sign-In was unsuccessful. Please try again')).toBeInTheDocument()
  expect(festival.calls(GOOGLE)).toEqual([])
})

test('when Google’s script does not load a message appears, and it can be loaded again', async () => {
  blockScript('signIn')
  const { user } = renderApp('/signin')
  expect(await screen.findByText(/Google’s button did not load/)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Log in with Google' })).not.toBeInTheDocument()
  unblockScripts()
  await press(user, 'Load Google’s button again')
  expect(screen.getByRole('group', { name: 'Sign in with Google' })).toHaveFocus()
  expect(await googleButton()).toBeInTheDocument()
})

test('Google’s script is removed with the sign-in screen (Spec §7)', async () => {
  const { user } = renderApp('/signin')
  await googleButton()
  expect(scripts()).toContainEqual(expect.stringContaining('accounts.google.com'))
  await user.click(screen.getByRole('link', { name: 'Forgot password?' }))
  await screen.findByRole('heading', { name: 'Forgot password' })
  noGoogleScript()
})

test('without a client id there is neither a button nor a script', async () => {
  env.googleClientId = undefined
  renderApp('/signin')
  await box('Email')
  await waitFor(() => expect(screen.queryByText('or')).not.toBeInTheDocument())
  expect(screen.queryByRole('button', { name: 'Log in with Google' })).not.toBeInTheDocument()
  noGoogleScript()
})

test('aborts the attempt by email when Google’s button is pressed', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { user } = renderApp('/signin')
  const google = await screen.findByRole('button', { name: 'Log in with Google' })
  festival.break(LOGIN, 'slow')
  await signIn(user, student.email, 'not-the-password')
  await waitFor(() => expect(festival.calls(LOGIN)).toHaveLength(1))
  festival.break(GOOGLE, 'slow')
  await user.click(google)
  await act(() => vi.advanceTimersByTimeAsync(4_000))
  expect(await greeting()).toBeInTheDocument()
  expect(toasts()).not.toContain('Invalid email or password')
})
