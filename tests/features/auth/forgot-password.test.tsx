import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { festival } from '@mocks/festival'
import { renderApp } from '../../renderApp'
import { putDraft, storedDraft } from '../../storedDraft'
import {
  box,
  closePage,
  openOtpStep,
  OTP_REQUEST,
  OTP_VERIFY,
  lastOtp,
  press,
  student,
  toast,
  type,
  typeOtp,
} from './authActions'

const passwordNow = () => festival.state().accounts.find(({ id }) => id === student.id)?.password
const timer = () => screen.findByRole('timer')

test('a student asks for an OTP, sets a new password and is taken home at once (Spec §2, §4, §6)', async () => {
  const { user, at } = await openOtpStep(` ${student.email} `)
  expect(festival.calls(OTP_REQUEST)).toEqual([
    { path: OTP_REQUEST, body: { email: student.email } },
  ])
  expect(await screen.findByRole('heading', { name: 'Verify OTP' })).toBeInTheDocument()
  expect(screen.getByText(student.email, { selector: 'b' })).toBeInTheDocument()
  expect(await box('OTP')).toHaveFocus()
  expect(await box('OTP')).toHaveAttribute('inputmode', 'numeric')
  expect(await box('OTP')).toHaveAttribute('autocomplete', 'one-time-code')
  await typeOtp(user)
  await press(user, 'Submit')
  await waitFor(() => expect(at()).toBe('/'))
  expect(await toast('Password changed successfully')).toBeInTheDocument()
  expect(passwordNow()).toBe('Purulia#65')
  expect(festival.calls(OTP_VERIFY)).toEqual([
    { path: OTP_VERIFY, body: { email: student.email, otp: lastOtp(), password: 'Purulia#65' } },
  ])
  expect(storedDraft('forgot-password')).toEqual({})
})

test('the email step requires a valid email (Spec §2, §5)', async () => {
  const { user } = renderApp('/forgot-password')
  await press(user, 'Send OTP')
  await waitFor(async () => expect(await box('Email')).toHaveFocus())
  expect(await box('Email')).toHaveAccessibleDescription('Required')
  await type(user, 'Email', 'student@')
  await press(user, 'Send OTP')
  expect(await box('Email')).toHaveAccessibleDescription('Invalid email')
  expect(festival.calls(OTP_REQUEST)).toEqual([])
})

test('wrong values on the OTP step are explained beside their fields (Spec §5)', async () => {
  const { user } = await openOtpStep(student.email)
  await press(user, 'Submit')
  await waitFor(async () => expect(await box('OTP')).toHaveAccessibleDescription('OTP is required'))
  expect(await box('New password')).toHaveAccessibleDescription('Required')
  await type(user, 'OTP', '12345')
  await type(user, 'New password', '1234567')
  await press(user, 'Submit')
  expect(await box('OTP')).toHaveAccessibleDescription('OTP must be a 6-digit number')
  expect(await box('New password')).toHaveAccessibleDescription('At least 8 characters')
  expect(festival.calls(OTP_VERIFY)).toEqual([])
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
  expect(await box('OTP')).toHaveAccessibleDescription('')
  expect(await box('New password')).toHaveValue('Purulia#65')
  expect(passwordNow()).toBe('Unmask@65')

  await press(user, 'Send a new OTP')
  await waitFor(() => expect(festival.outbox()).toHaveLength(2))
  await waitFor(() => expect(screen.queryByText(/for one attempt only/)).not.toBeInTheDocument())
  await type(user, 'OTP', lastOtp())
  await press(user, 'Submit')
  await waitFor(() => expect(at()).toBe('/'))
  expect(passwordNow()).toBe('Purulia#65')
})

test('the message of a server that is down, or of a rate limiter, stays in the form as it is (Spec §8)', async () => {
  const { user } = await openOtpStep(student.email)
  await typeOtp(user)
  const findInForm = (message: string) => screen.findByText(message, { selector: 'form *' })
  festival.break(OTP_VERIFY, { status: 503, body: { message: 'Down for repairs' } })
  await press(user, 'Submit')
  expect(await findInForm('Down for repairs')).toBeInTheDocument()
  festival.break(OTP_VERIFY, { status: 429 })
  await press(user, 'Submit')
  expect(
    await findInForm('Too many attempts. Please try again in a few minutes.'),
  ).toBeInTheDocument()
})

test('counts down from five minutes, announced every minute and near the end (Spec §2, §4, §9)', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  await openOtpStep(student.email)
  const announcement = () =>
    screen.getAllByRole('status').find(({ textContent }) => textContent?.includes('OTP'))
  expect(await timer()).toHaveTextContent(/^OTP expires in (5:00|4:[45]\d)$/)
  expect(await timer()).toHaveAttribute('aria-live', 'off')
  vi.setTimerTickMode('manual')
  const left = () => Number(/:(\d\d)$/.exec(screen.getByRole('timer').textContent)?.[1])
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  const first = left()
  for (let second = 1; second <= 3; second += 1) {
    await act(() => vi.advanceTimersByTimeAsync(1_000))
    expect(left()).toBe((60 + first - second) % 60)
  }
  expect(announcement()).toHaveTextContent('The OTP expires in less than 5 minutes')
  await act(() => vi.advanceTimersByTimeAsync(245_000))
  expect(announcement()).toHaveTextContent('The OTP expires in less than a minute')
  await act(() => vi.advanceTimersByTimeAsync(30_000))
  expect(announcement()).toHaveTextContent('The OTP expires in 30 seconds')
  await act(() => vi.advanceTimersByTimeAsync(30_000))
  expect(announcement()).toHaveTextContent('The OTP has expired. Send a new one.')
})

test('sends no expired OTP, also after sleep; a new OTP restarts the countdown (Spec §4, §8, §9)', async () => {
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

test('the buttons show that they are working, and a double click sends once (Spec §4)', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  festival.break(OTP_REQUEST, 'slow')
  festival.break(OTP_VERIFY, 'slow')
  const { user, at } = renderApp('/forgot-password')
  await type(user, 'Email', student.email)
  await user.dblClick(await screen.findByRole('button', { name: 'Send OTP' }))
  await press(user, 'Submitting...')
  await act(() => vi.advanceTimersByTimeAsync(3_000))
  await box('OTP')
  await typeOtp(user)
  await user.dblClick(await screen.findByRole('button', { name: 'Submit' }))
  await press(user, 'Submitting...')
  await act(() => vi.advanceTimersByTimeAsync(3_000))
  await waitFor(() => expect(at()).toBe('/'))
  expect(festival.calls(OTP_REQUEST)).toHaveLength(1)
  expect(festival.calls(OTP_VERIFY)).toHaveLength(1)
})

test('after a reload the OTP step is shown again, without the OTP and the password', async () => {
  const { user } = await openOtpStep(student.email)
  await typeOtp(user)
  expect(Object.keys(storedDraft('forgot-password'))).toEqual(['email', 'deadline'])
  closePage()

  renderApp('/forgot-password')
  expect(await box('OTP')).toHaveValue('')
  expect(await box('New password')).toHaveValue('')
  expect(await timer()).toHaveTextContent(/^OTP expires in (5:00|4:[45]\d)$/)
  expect(within(document.body).getByText(student.email, { selector: 'b' })).toBeInTheDocument()
})

test.each([
  ['has expired', -1],
  ['has more time than an OTP has', 900_000],
])('after a reload an OTP that %s is dropped', async (_what, left) => {
  const deadline = String(Date.now() + left)
  putDraft('forgot-password', { email: student.email, deadline })
  renderApp('/forgot-password')
  expect(await box('Email')).toHaveValue('')
})

test('when a new OTP is refused or cannot be sent the form shows why in place of its last message', async () => {
  const { user } = await openOtpStep(student.email)
  await typeOtp(user, '000000')
  await press(user, 'Submit')
  await screen.findByText(/for one attempt only/)
  await type(user, 'OTP', lastOtp())
  festival.break(OTP_REQUEST, { status: 429, body: { message: 'Sample limit reached' } })
  await press(user, 'Send a new OTP')
  await waitFor(() => expect(screen.queryByText(/for one attempt only/)).not.toBeInTheDocument())
  expect(screen.getByText('Sample limit reached', { selector: 'form *' })).toBeInTheDocument()
  festival.break(OTP_REQUEST, 'offline')
  await press(user, 'Send a new OTP')
  expect(await toast('Something went wrong. Please try again.')).toBeInTheDocument()
  expect(await box('OTP')).toHaveValue(lastOtp())
})
