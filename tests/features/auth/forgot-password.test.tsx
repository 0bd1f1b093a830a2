import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { festival } from '@mocks/festival'
import { renderApp } from '../../renderApp'
import { sendWithoutResponse } from '../../lostResponse'
import { otpRequest } from '@/state/otpRequest'
import {
  box,
  lastOtp,
  openOtpStep,
  OTP_REQUEST,
  OTP_VERIFY,
  press,
  student,
  toast,
  type,
  typeOtp,
} from './authActions'

const passwordNow = () => festival.state().accounts.find(({ id }) => id === student.id)?.password
const timer = () => screen.findByRole('timer')

test('a student asks for an OTP, sets a new password and is taken home at once (Spec §2, §4)', async () => {
  const { user, at } = await openOtpStep(` ${student.email} `)
  expect(festival.calls(OTP_REQUEST)).toEqual([
    { path: OTP_REQUEST, body: { email: student.email } },
  ])
  expect(await screen.findByRole('heading', { name: 'Verify OTP' })).toBeInTheDocument()
  expect(screen.getByText(student.email, { selector: 'b' })).toBeInTheDocument()
  expect(await box('OTP')).toHaveFocus()
  expect(await box('OTP')).toHaveAttribute('autocomplete', 'one-time-code')
  await typeOtp(user)
  await press(user, 'Submit')
  await waitFor(() => expect(at()).toBe('/'))
  expect(await toast('Password changed successfully')).toBeInTheDocument()
  expect(passwordNow()).toBe('Purulia#65')
  expect(festival.calls(OTP_VERIFY)).toEqual([
    { path: OTP_VERIFY, body: { email: student.email, otp: lastOtp(), password: 'Purulia#65' } },
  ])
  expect(sessionStorage.getItem('otp-request')).toBeNull()
})

test('sends a pasted OTP as six digits; clears a wrong OTP and keeps the password (Spec §2, §7)', async () => {
  const { user, at } = await openOtpStep(student.email)
  await typeOtp(user, ' 004 091 ')
  await press(user, 'Submit')
  expect(await toast('Invalid OTP. Please request a new OTP.')).toBeInTheDocument()
  expect(festival.calls(OTP_VERIFY)).toMatchObject([{ body: { otp: '004091' } }])
  expect(
    screen.getByText('Invalid OTP. Please request a new OTP. (An OTP works for one attempt only.)'),
  ).toBeInTheDocument()
  expect(at()).toBe('/forgot-password')
  expect(await box('OTP')).toHaveValue('')
  expect(await box('New password')).toHaveValue('Purulia#65')

  await press(user, 'Send a new OTP')
  await waitFor(() => expect(festival.outbox()).toHaveLength(2))
  await waitFor(() => expect(screen.queryByText(/for one attempt only/)).not.toBeInTheDocument())
  await type(user, 'OTP', lastOtp())
  await press(user, 'Submit')
  await waitFor(() => expect(at()).toBe('/'))
})

test('counts down from five minutes, announced every minute and near the end (Spec §4, §9)', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  await openOtpStep(student.email)
  const announcement = () =>
    screen.getAllByRole('status').find(({ textContent }) => textContent?.includes('OTP'))
  expect(await timer()).toHaveTextContent(/^OTP expires in (5:00|4:[45]\d)$/)
  expect(await timer()).toHaveAttribute('aria-live', 'off')
  vi.setTimerTickMode('manual')
  await act(() => vi.advanceTimersByTimeAsync(4_000))
  expect(announcement()).toHaveTextContent('The OTP expires in less than 5 minutes')
  await act(() => vi.advanceTimersByTimeAsync(245_000))
  expect(announcement()).toHaveTextContent('The OTP expires in less than a minute')
  await act(() => vi.advanceTimersByTimeAsync(30_000))
  expect(announcement()).toHaveTextContent('The OTP expires in 30 seconds')
  await act(() => vi.advanceTimersByTimeAsync(30_000))
  expect(announcement()).toHaveTextContent('The OTP has expired. Send a new one.')
})

test('sends no expired OTP, also after sleep; a new OTP restarts the countdown (Spec §4, §8)', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { user, at } = await openOtpStep(student.email)
  await typeOtp(user)
  // Timers do not run while a phone sleeps.
  vi.setSystemTime(Date.now() + 240_000)
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  expect(await timer()).toHaveTextContent(/^OTP expires in 0:[345]\d$/)
  vi.setSystemTime(Date.now() + 60_000)
  await press(user, 'Submit')
  expect(await toast('OTP has expired. Please request a new OTP.')).toBeInTheDocument()
  expect(festival.calls(OTP_VERIFY)).toEqual([])

  await act(() => vi.advanceTimersByTimeAsync(100_000))
  expect(await timer()).toHaveTextContent('OTP expires in 0:00')
  await press(user, 'Send a new OTP')
  await waitFor(async () =>
    expect(await timer()).toHaveTextContent(/^OTP expires in (5:00|4:[45]\d)$/),
  )
  expect(await box('OTP')).toHaveValue('')
  expect(await box('New password')).toHaveValue('Purulia#65')
  await type(user, 'OTP', lastOtp())
  await press(user, 'Submit')
  await waitFor(() => expect(at()).toBe('/'))
})

test('after a reload the OTP step is shown again, without the OTP and the password (Spec §4)', async () => {
  const { user } = await openOtpStep(student.email)
  await typeOtp(user)
  expect(otpRequest.get()).toEqual({ email: student.email, deadline: expect.any(Number) })
  expect(sessionStorage.getItem('otp-request')).toBe(JSON.stringify(otpRequest.get()))
  renderApp('/forgot-password')
  expect(await box('OTP')).toHaveValue('')
  expect(await box('New password')).toHaveValue('')
  expect(screen.getByText(student.email, { selector: 'b' })).toBeInTheDocument()
})

test('after a lost response the OTP can be entered, and its time runs from the request', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { user, at } = renderApp('/forgot-password')
  await type(user, 'Email', student.email)
  festival.break(OTP_REQUEST, 'arrives-then-silent')
  await sendWithoutResponse(OTP_REQUEST, () => press(user, 'Send OTP'))
  festival.mend(OTP_REQUEST)
  expect(await toast(/The OTP may still arrive/)).toBeInTheDocument()
  await waitFor(async () => expect(await box('OTP')).toHaveFocus())
  expect(screen.getByRole('timer')).toHaveTextContent(/OTP expires in 4:[2-4]\d/)
  expect(otpRequest.get()).toMatchObject({ email: student.email })
  await typeOtp(user)
  await press(user, 'Submit')
  await waitFor(() => expect(at()).toBe('/'))
})

test('after a slow response, too, the time of the OTP runs from the request', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  festival.break(OTP_REQUEST, 'slow')
  const { user } = renderApp('/forgot-password')
  await type(user, 'Email', student.email)
  await press(user, 'Send OTP')
  await waitFor(() => expect(festival.calls(OTP_REQUEST)).toHaveLength(1))
  // The phone sleeps meanwhile.
  vi.setSystemTime(Date.now() + 60_000)
  await act(() => vi.advanceTimersByTimeAsync(3_000))
  expect(await timer()).toHaveTextContent(/OTP expires in (4:00|3:[45]\d)/)
})

test('whoever has the mail, and no longer the tab that requested it, goes on with the email that they type', async () => {
  const { user } = renderApp('/forgot-password')
  await press(user, 'I have an OTP')
  const email = await box('Email')
  await waitFor(() => expect(email).toHaveAccessibleDescription('Required'))
  expect(email).toHaveFocus()
  await type(user, 'Email', ` ${student.email}`)
  await press(user, 'I have an OTP')
  expect(await box('OTP')).toHaveFocus()
  expect(screen.getByText(student.email, { selector: 'b' })).toBeInTheDocument()
  expect(festival.calls(OTP_REQUEST)).toEqual([])
})

test('an OTP that ran out while it was looked at stays, and asks for the email when the page is opened anew', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { user } = await openOtpStep(student.email)
  vi.setSystemTime(Date.now() + 300_000)
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  expect(await screen.findByText('The OTP has expired. Send a new one.')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Send a new OTP' })).toBeInTheDocument()
  await user.click(screen.getByRole('link', { name: 'Back to Sign In' }))
  await user.click(await screen.findByRole('link', { name: 'Forgot password?' }))
  expect(await box('Email')).toHaveValue('')
})

test('a new OTP that is sent after another email was chosen leads nobody back', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { user } = await openOtpStep(student.email)
  festival.break(OTP_REQUEST, 'slow')
  await press(user, 'Send a new OTP')
  await waitFor(() => expect(festival.calls(OTP_REQUEST)).toHaveLength(2))
  await press(user, 'Use another email')
  expect(await box('Email')).toHaveFocus()
  await act(() => vi.advanceTimersByTimeAsync(4_000))
  expect(await toast('OTP sent to your email')).toBeInTheDocument()
  expect(await box('Email')).toBeInTheDocument()
})
