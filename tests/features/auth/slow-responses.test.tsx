import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { festival } from '@mocks/festival'
import { renderApp } from '../../renderApp'
import { storedDraft } from '../../storedDraft'
import { sentence } from '../../sentence'
import {
  box,
  lastOtp,
  openOtpStep,
  OTP_REQUEST,
  OTP_VERIFY,
  press,
  pressWithoutResponse,
  step,
  signIn,
  student,
  toast,
  type,
  typeOtp,
  waitForResponse,
} from './authActions'

const inForm = { selector: 'form *' }
const emailInText = ({ email }: { email: string }) => screen.findByText(email, { selector: 'b' })

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))

/** Sends the first step, and goes back to /signin before the response. */
async function goBackWhileSending(email: string) {
  const view = renderApp('/signin')
  await view.user.click(await screen.findByRole('link', { name: 'Forgot password?' }))
  await type(view.user, 'Email', email)
  festival.break(OTP_REQUEST, 'slow')
  await press(view.user, 'Send OTP')
  await waitFor(() => expect(festival.calls(OTP_REQUEST)).toHaveLength(1))
  await step('back', 'Sign In')
  return view
}

test('shows the success on the next screen if the user leaves while the password is being sent', async () => {
  const { user, at } = await openOtpStep(student.email)
  festival.break(OTP_VERIFY, 'slow')
  await typeOtp(user)
  await press(user, 'Submit')
  await user.click(screen.getByRole('link', { name: 'Back to Sign In' }))
  await screen.findByRole('heading', { name: 'Sign In' })
  await waitForResponse()
  expect(await toast('Password changed successfully')).toBeInTheDocument()
  expect(at()).toBe('/signin')
})

test('after “Use another email” a late response does not bring the OTP step back', async () => {
  const { user } = await openOtpStep(student.email)
  festival.break(OTP_REQUEST, 'slow')
  await press(user, 'Send a new OTP')
  await press(user, 'Use another email')
  await waitFor(async () => expect(await box('Email')).toHaveFocus())
  await waitForResponse()
  expect(await screen.findByRole('heading', { name: 'Forgot password' })).toBeInTheDocument()
  expect(screen.queryByLabelText('OTP')).not.toBeInTheDocument()
  expect(storedDraft('forgot-password')).toEqual({})
})

test('a user who goes back while an OTP is being sent stays there, and can enter it later', async () => {
  const { user, at } = await goBackWhileSending(student.email)
  await step('forward', 'Forgot password')
  // Nothing is typed meanwhile: the form is being sent.
  await user.type(await box('Email'), 'x')
  await waitForResponse()
  expect(await toast('OTP sent to your email')).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'Forgot password' })).toBeInTheDocument()
  expect(await box('Email')).toHaveValue('')
  expect(await emailInText(student)).toBeInTheDocument()

  await press(user, 'Enter the OTP')
  await waitFor(async () => expect(await box('OTP')).toHaveFocus())
  await typeOtp(user)
  await press(user, 'Submit')
  await waitFor(() => expect(at()).toBe('/'))
  expect(festival.calls(OTP_VERIFY)).toMatchObject([{ body: { email: student.email } }])
})

test('a second press after a return is busy until the first one has a response', async () => {
  const { user } = await goBackWhileSending(student.email)
  await step('forward', 'Forgot password')
  await press(user, 'Submitting...')
  await waitForResponse()
  await waitFor(() => expect(screen.queryByText('Submitting...')).not.toBeInTheDocument())
  expect(festival.calls(OTP_REQUEST)).toHaveLength(1)
})

test('after a lost response the OTP can be entered, and its time runs from the request', async () => {
  const { user, at } = renderApp('/forgot-password')
  await type(user, 'Email', student.email)
  await pressWithoutResponse(user, 'Send OTP', OTP_REQUEST)
  expect(await screen.findByText(/An OTP may be on its way to/)).toHaveTextContent(student.email)
  await press(user, 'I have a code')
  await waitFor(async () => expect(await box('OTP')).toHaveFocus())
  expect(screen.getByRole('timer')).toHaveTextContent(/OTP expires in 4:[2-4]\d/)
  expect(storedDraft('forgot-password')).toMatchObject({ email: student.email })
  await typeOtp(user)
  await press(user, 'Submit')
  await waitFor(() => expect(at()).toBe('/'))
})

test('a new OTP restarts the countdown when its response is lost', async () => {
  const { user, at } = await openOtpStep(student.email)
  await typeOtp(user)
  await act(() => vi.advanceTimersByTimeAsync(280_000))
  await pressWithoutResponse(user, 'Send a new OTP', OTP_REQUEST)
  expect(await screen.findByText(/A new OTP may be on its way to/)).toBeInTheDocument()
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(screen.getByRole('timer')).toHaveTextContent('OTP expires in 0:00')
  await press(user, 'I have a code')
  await waitFor(async () => expect(await box('OTP')).toHaveFocus())
  expect(screen.getByRole('timer')).toHaveTextContent(/OTP expires in 4:[0-3]\d/)
  expect(await box('OTP')).toHaveValue('')
  expect(await box('New password')).toHaveValue('Purulia#65')
  await type(user, 'OTP', lastOtp())
  await press(user, 'Submit')
  await waitFor(() => expect(at()).toBe('/'))
})

test('a changed password offers to sign in with it when the response is lost (Spec §8)', async () => {
  const { user, at } = await openOtpStep(student.email)
  const otp = lastOtp()
  await typeOtp(user, otp)
  await pressWithoutResponse(user, 'Submit', OTP_VERIFY)
  const note = await screen.findByText(/Your password may have changed already/, inForm)
  expect(await box('OTP')).toHaveValue(otp)
  expect(await box('New password')).toHaveValue('Purulia#65')
  await user.click(within(note).getByRole('link', { name: 'try to sign in with it' }))
  await waitFor(() => expect(at()).toBe('/signin'))
  await signIn(user, student.email, 'Purulia#65')
  expect(await screen.findByText(sentence(/^Signed in as Sample Student/))).toBeInTheDocument()
})
