import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { festival } from '@mocks/festival'
import { people } from '@mocks/people'
import { renderApp } from '../../renderApp'
import { box, openOtpStep, press, storedDraft, toast, type } from './acts'

const REQUEST = '/api/user/forgotPassword/requestOtp'
const VERIFY = '/api/user/forgotPassword/verifyOtp'
const { student } = people

test('who leaves while the new password is being sent is told, and stays where they went', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { user, at } = await openOtpStep(student.email)
  festival.break(VERIFY, 'slow')
  await type(user, 'OTP', festival.outbox().at(-1)?.otp ?? '')
  await type(user, 'New password', 'Purulia#65')
  await press(user, 'Submit')
  await user.click(screen.getByRole('link', { name: 'Back to Sign In' }))
  await screen.findByRole('heading', { name: 'Sign In' })
  await act(() => vi.advanceTimersByTimeAsync(3_000))
  expect(await toast('Password changed successfully')).toBeInTheDocument()
  expect(at()).toBe('/signin')
})

test('who asks for another email is not taken back by an OTP that was still being sent', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { user } = await openOtpStep(student.email)
  festival.break(REQUEST, 'slow')
  await press(user, 'Send a new OTP')
  await press(user, 'Use another email')
  await waitFor(async () => expect(await box('Email')).toHaveFocus())
  await act(() => vi.advanceTimersByTimeAsync(3_000))
  expect(await screen.findByRole('heading', { name: 'Forgot password' })).toBeInTheDocument()
  expect(screen.queryByLabelText('OTP')).not.toBeInTheDocument()
  expect(storedDraft('forgot-password')).toEqual({})
})

test('an OTP that was still being sent does not hold up the one for another email', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { user } = await openOtpStep(student.email)
  festival.break(REQUEST, 'slow')
  await press(user, 'Send a new OTP')
  await press(user, 'Use another email')
  await type(user, 'Email', people.teamLeader.email)
  await press(user, 'Send OTP')
  await act(() => vi.advanceTimersByTimeAsync(3_500))
  expect(await screen.findByText(people.teamLeader.email, { selector: 'b' })).toBeInTheDocument()
})

test('a new OTP that is refused says why in place of what the form said before', async () => {
  const { user } = await openOtpStep(student.email)
  await type(user, 'OTP', '000000')
  await type(user, 'New password', 'Purulia#65')
  await press(user, 'Submit')
  await screen.findByText(/for one attempt only/)
  festival.break(REQUEST, { status: 429, body: { message: 'Sample limit reached' } })
  await press(user, 'Send a new OTP')
  await waitFor(() => expect(screen.queryByText(/for one attempt only/)).not.toBeInTheDocument())
  expect(screen.getByText('Sample limit reached', { selector: 'form *' })).toBeInTheDocument()
})

test('a kept OTP with more time than an OTP has is not believed', async () => {
  const deadline = String(Date.now() + 900_000)
  sessionStorage.setItem(
    'draft:forgot-password',
    JSON.stringify({ email: student.email, deadline }),
  )
  renderApp('/forgot-password')
  expect(await box('Email')).toHaveValue('')
})

/** The browser's own Back and Forward. */
async function step(way: 'back' | 'forward', heading: string) {
  act(() => window.history[way]())
  await screen.findByRole('heading', { name: heading })
}

/** Sends the first step, and is back at /signin before the answer. */
async function goBackWhileSending(email: string) {
  const view = renderApp('/signin')
  await view.user.click(await screen.findByRole('link', { name: 'Forgot password?' }))
  await type(view.user, 'Email', email)
  festival.break(REQUEST, 'slow')
  await press(view.user, 'Send OTP')
  await waitFor(() => expect(festival.calls(REQUEST)).toHaveLength(1))
  await step('back', 'Sign In')
  return view
}

test('who goes back while an OTP is being sent is not moved on by it, and can still enter it', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { user, at } = await goBackWhileSending(student.email)
  await step('forward', 'Forgot password')
  await type(user, 'Email', people.teamLeader.email)
  await act(() => vi.advanceTimersByTimeAsync(3_000))
  expect(await toast('OTP sent to your email')).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'Forgot password' })).toBeInTheDocument()
  expect(await box('Email')).toHaveValue(people.teamLeader.email)
  expect(screen.getByText(student.email, { selector: 'b' })).toBeInTheDocument()

  await press(user, 'Enter the OTP')
  await waitFor(async () => expect(await box('OTP')).toHaveFocus())
  await type(user, 'OTP', festival.outbox().at(-1)?.otp ?? '')
  await type(user, 'New password', 'Purulia#65')
  await press(user, 'Submit')
  await waitFor(() => expect(at()).toBe('/'))
  expect(festival.calls(VERIFY)).toMatchObject([{ body: { email: student.email } }])
})

test('who went back for good finds the OTP when they come again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  await goBackWhileSending(student.email)
  await act(() => vi.advanceTimersByTimeAsync(3_000))
  expect(await toast('OTP sent to your email')).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'Sign In' })).toBeInTheDocument()
  await step('forward', 'Verify OTP')
  expect(screen.getByText(student.email, { selector: 'b' })).toBeInTheDocument()
})

test('an OTP that was asked for before going back does not push out the one asked for since', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { user } = await goBackWhileSending(student.email)
  await step('forward', 'Forgot password')
  festival.mend()
  await type(user, 'Email', people.teamLeader.email)
  await press(user, 'Send OTP')
  await box('OTP')
  await act(() => vi.advanceTimersByTimeAsync(3_000))
  expect(festival.outbox()).toHaveLength(2)
  expect(screen.getByText(people.teamLeader.email, { selector: 'b' })).toBeInTheDocument()
  expect(storedDraft('forgot-password')).toMatchObject({ email: people.teamLeader.email })
})

test('a new OTP whose answer comes after going back and forth counts from then', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { user } = await goBackWhileSending(student.email)
  await act(() => vi.advanceTimersByTimeAsync(3_000))
  await step('forward', 'Verify OTP')
  await act(() => vi.advanceTimersByTimeAsync(100_000))
  expect(screen.getByRole('timer')).toHaveTextContent(/ 3:[12]\d$/)
  await press(user, 'Send a new OTP')
  await step('back', 'Sign In')
  await step('forward', 'Verify OTP')
  await act(() => vi.advanceTimersByTimeAsync(3_000))
  await waitFor(() => expect(screen.getByRole('timer')).toHaveTextContent(/ (5:00|4:5\d)$/))
})
