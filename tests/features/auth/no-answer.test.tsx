import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { festival } from '@mocks/festival'
import { people } from '@mocks/people'
import { renderApp } from '../../renderApp'
import {
  box,
  openOtpStep,
  openSignUp,
  press,
  storedDraft,
  tickCaptcha,
  type,
  typeSecrets,
} from './acts'

const REQUEST = '/api/user/forgotPassword/requestOtp'
const VERIFY = '/api/user/forgotPassword/verifyOtp'
const { student, teamLeader } = people
const lastOtp = () => festival.outbox().at(-1)?.otp ?? ''

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))

/** The call arrives, and its answer never comes. */
async function pressInVain(user: UserEvent, button: string, path: string) {
  festival.break(path, 'arrives-then-silent')
  const before = festival.calls(path).length
  await press(user, button)
  await waitFor(() => expect(festival.calls(path)).toHaveLength(before + 1))
  await act(() => vi.advanceTimersByTimeAsync(15_000))
  festival.mend(path)
}

test('an OTP that came without an answer can be entered, and counts from when it was asked for', async () => {
  const { user, at } = renderApp('/forgot-password')
  await type(user, 'Email', student.email)
  await pressInVain(user, 'Send OTP', REQUEST)
  expect(await screen.findByText(/An OTP may be on its way to/)).toHaveTextContent(student.email)
  await press(user, 'I have a code')
  await waitFor(async () => expect(await box('OTP')).toHaveFocus())
  expect(screen.getByRole('timer')).toHaveTextContent(/OTP expires in 4:4\d/)
  expect(storedDraft('forgot-password')).toMatchObject({ email: student.email })
  await type(user, 'OTP', lastOtp())
  await type(user, 'New password', 'Purulia#65')
  await press(user, 'Submit')
  await waitFor(() => expect(at()).toBe('/'))
})

test('the way to a code goes when another OTP is asked for, or none can have come', async () => {
  const { user } = renderApp('/forgot-password')
  await type(user, 'Email', student.email)
  await pressInVain(user, 'Send OTP', REQUEST)
  await screen.findByRole('button', { name: 'I have a code' })
  festival.break(REQUEST, 'offline')
  await type(user, 'Email', teamLeader.email)
  await press(user, 'Send OTP')
  await waitFor(() => expect(festival.calls(REQUEST)).toHaveLength(2))
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'I have a code' })).not.toBeInTheDocument(),
  )
})

test('a new OTP that came without an answer begins the time anew', async () => {
  const { user, at } = await openOtpStep(student.email)
  await type(user, 'OTP', lastOtp())
  await type(user, 'New password', 'Purulia#65')
  await act(() => vi.advanceTimersByTimeAsync(280_000))
  await pressInVain(user, 'Send a new OTP', REQUEST)
  expect(await screen.findByText(/A new OTP may be on its way to/)).toBeInTheDocument()
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(screen.getByRole('timer')).toHaveTextContent('OTP expires in 0:00')
  await press(user, 'I have a code')
  await waitFor(async () => expect(await box('OTP')).toHaveFocus())
  expect(screen.getByRole('timer')).toHaveTextContent(/OTP expires in 4:[23]\d/)
  expect(await box('OTP')).toHaveValue('')
  expect(await box('New password')).toHaveValue('Purulia#65')
  await type(user, 'OTP', lastOtp())
  await press(user, 'Submit')
  await waitFor(() => expect(at()).toBe('/'))
})

test('a new password without an answer offers to sign in with it', async () => {
  const { user, at } = await openOtpStep(student.email)
  const otp = lastOtp()
  await type(user, 'OTP', otp)
  await type(user, 'New password', 'Purulia#65')
  await pressInVain(user, 'Submit', VERIFY)
  const note = await screen.findByText(/Your password may have changed already/, {
    selector: 'form *',
  })
  expect(await box('OTP')).toHaveValue(otp)
  expect(await box('New password')).toHaveValue('Purulia#65')
  await user.click(within(note).getByRole('link', { name: 'try to sign in with it' }))
  await waitFor(() => expect(at()).toBe('/signin'))
  await type(user, 'Email', student.email)
  await type(user, 'Password', 'Purulia#65')
  await press(user, 'Sign In')
  expect(await screen.findByText(/^Signed in as Sample Student/)).toBeInTheDocument()
})

test('a sign-up without an answer offers to sign in, keeps what was typed, and spends the captcha', async () => {
  const { user, at } = await openSignUp()
  await typeSecrets(user)
  await tickCaptcha(user)
  await pressInVain(user, 'Sign Up', '/api/user/register_user')
  const note = await screen.findByText(/You may be signed up already/, { selector: 'form *' })
  expect(await box('Name')).toHaveValue('Sample Newcomer')
  expect(screen.getByRole('checkbox', { name: 'I am not a robot' })).not.toBeChecked()
  await user.click(within(note).getByRole('link', { name: 'try to sign in' }))
  await waitFor(() => expect(at()).toBe('/signin'))
})
