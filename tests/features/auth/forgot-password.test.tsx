import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { festival } from '@mocks/festival'
import { people } from '@mocks/people'
import { renderApp } from '../../renderApp'
import { box, closePage, openOtpStep, press, storedDraft, toast, type } from './acts'

const REQUEST = '/api/user/forgotPassword/requestOtp'
const VERIFY = '/api/user/forgotPassword/verifyOtp'
const { student } = people

const lastOtp = () => festival.outbox().at(-1)?.otp ?? ''
const passwordNow = () => festival.state().accounts.find(({ id }) => id === student.id)?.password
const timer = () => screen.findByRole('timer')

test('a student asks for an OTP, sets a new password and is taken home at once', async () => {
  const { user, at } = await openOtpStep(` ${student.email} `)
  expect(festival.calls(REQUEST)).toEqual([{ path: REQUEST, body: { email: student.email } }])
  expect(await screen.findByRole('heading', { name: 'Verify OTP' })).toBeInTheDocument()
  expect(screen.getByText(student.email, { selector: 'b' })).toBeInTheDocument()
  await type(user, 'OTP', lastOtp())
  await type(user, 'New password', 'Purulia#65')
  await press(user, 'Submit')
  await waitFor(() => expect(at()).toBe('/'))
  expect(await toast('Password changed successfully')).toBeInTheDocument()
  expect(passwordNow()).toBe('Purulia#65')
  expect(festival.calls(VERIFY)).toEqual([
    { path: VERIFY, body: { email: student.email, otp: lastOtp(), password: 'Purulia#65' } },
  ])
})

test('the email step wants a valid email', async () => {
  const { user } = renderApp('/forgot-password')
  await press(user, 'Send OTP')
  await waitFor(async () => expect(await box('Email')).toHaveFocus())
  expect(await box('Email')).toHaveAccessibleDescription('Required')
  await type(user, 'Email', 'student@')
  await press(user, 'Send OTP')
  expect(await box('Email')).toHaveAccessibleDescription('Invalid email')
  expect(festival.calls(REQUEST)).toEqual([])
})

test('an email that nobody uses is refused in the server’s words', async () => {
  const { user } = renderApp('/forgot-password')
  await type(user, 'Email', 'stranger@festival.test')
  await press(user, 'Send OTP')
  expect(await toast('No account uses this email')).toBeInTheDocument()
  expect(await box('Email')).toHaveValue('stranger@festival.test')
})

test('after five OTPs in an hour the server’s words are shown', async () => {
  festival.change(({ outbox }) => {
    const mail = { to: student.email, otp: '123456', sentAt: Date.now() }
    outbox.push(...Array.from({ length: 5 }, () => mail))
  })
  const { user } = renderApp('/forgot-password')
  await type(user, 'Email', student.email)
  await press(user, 'Send OTP')
  expect(
    await toast('OTP limit reached: 5 requests per hour. Please try again later.'),
  ).toBeInTheDocument()
  expect(screen.queryByLabelText('OTP')).not.toBeInTheDocument()
})

test('the OTP field has the focus, and phones offer digits and the code of the mail', async () => {
  await openOtpStep(student.email)
  expect(await box('OTP')).toHaveFocus()
  expect(await box('OTP')).toHaveAttribute('inputmode', 'numeric')
  expect(await box('OTP')).toHaveAttribute('autocomplete', 'one-time-code')
})

test('wrong values are explained beside their fields', async () => {
  const { user } = await openOtpStep(student.email)
  await press(user, 'Submit')
  await waitFor(async () => expect(await box('OTP')).toHaveAccessibleDescription('OTP is required'))
  expect(await box('New password')).toHaveAccessibleDescription('Required')
  await type(user, 'OTP', '12345')
  await type(user, 'New password', '1234567')
  await press(user, 'Submit')
  expect(await box('OTP')).toHaveAccessibleDescription('OTP must be a 6-digit number')
  expect(await box('New password')).toHaveAccessibleDescription('At least 8 characters')
  expect(festival.calls(VERIFY)).toEqual([])
})

test('a code that begins with zeros, pasted in groups, arrives as six digits of text', async () => {
  const { user } = await openOtpStep(student.email)
  await type(user, 'OTP', ' 004 091 ')
  await type(user, 'New password', 'Purulia#65')
  await press(user, 'Submit')
  await toast('Invalid OTP. Please request a new OTP.')
  expect(festival.calls(VERIFY)).toMatchObject([{ body: { otp: '004091' } }])
})

test('a wrong OTP stays on the step, keeps the password, clears the OTP and says why', async () => {
  const { user, at } = await openOtpStep(student.email)
  await type(user, 'OTP', '000000')
  await type(user, 'New password', 'Purulia#65')
  await press(user, 'Submit')
  expect(await toast('Invalid OTP. Please request a new OTP.')).toBeInTheDocument()
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

test('the countdown runs from five minutes, by the second', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  await openOtpStep(student.email)
  expect(await timer()).toHaveTextContent(/^OTP expires in (5:00|4:59)$/)
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(await timer()).toHaveTextContent(/^OTP expires in (4:00|3:59)$/)
})

test('a phone that slept does not stretch the time', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  await openOtpStep(student.email)
  vi.setSystemTime(Date.now() + 240_000)
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  expect(await timer()).toHaveTextContent(/^OTP expires in 0:5\d$/)
})

test('the countdown is told aloud by the minute and near its end, not each second', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  await openOtpStep(student.email)
  const aloud = () =>
    screen.getAllByRole('status').find(({ textContent }) => textContent?.includes('OTP'))
  expect(await timer()).toHaveAttribute('aria-live', 'off')
  expect(aloud()).toHaveTextContent('The OTP expires in less than 5 minutes')
  await act(() => vi.advanceTimersByTimeAsync(30_000))
  expect(aloud()).toHaveTextContent('The OTP expires in less than 5 minutes')
  await act(() => vi.advanceTimersByTimeAsync(215_000))
  expect(aloud()).toHaveTextContent('The OTP expires in less than a minute')
  await act(() => vi.advanceTimersByTimeAsync(30_000))
  expect(aloud()).toHaveTextContent('The OTP expires in 30 seconds')
  await act(() => vi.advanceTimersByTimeAsync(30_000))
  expect(aloud()).toHaveTextContent('The OTP has expired. Send a new one.')
})

test('an expired OTP is refused without being sent, and a new one starts the time again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { user, at } = await openOtpStep(student.email)
  await type(user, 'OTP', lastOtp())
  await type(user, 'New password', 'Purulia#65')
  await act(() => vi.advanceTimersByTimeAsync(300_000))
  expect(await timer()).toHaveTextContent('OTP expires in 0:00')
  await press(user, 'Submit')
  expect(await toast('OTP has expired. Please request a new OTP.')).toBeInTheDocument()
  expect(festival.calls(VERIFY)).toEqual([])

  await act(() => vi.advanceTimersByTimeAsync(100_000))
  await press(user, 'Send a new OTP')
  await waitFor(async () =>
    expect(await timer()).toHaveTextContent(/^OTP expires in (5:00|4:5\d)$/),
  )
  expect(await box('OTP')).toHaveValue('')
  expect(await box('New password')).toHaveValue('Purulia#65')
  await type(user, 'OTP', lastOtp())
  await press(user, 'Submit')
  await waitFor(() => expect(at()).toBe('/'))
})

test('an OTP is refused from the moment it expires, whatever the display shows', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { user } = await openOtpStep(student.email)
  vi.setSystemTime(Date.now() + 300_000)
  await press(user, 'Submit')
  expect(await toast('OTP has expired. Please request a new OTP.')).toBeInTheDocument()
})

test('a new OTP that could not be sent leaves everything as it is', async () => {
  const { user } = await openOtpStep(student.email)
  await type(user, 'OTP', lastOtp())
  festival.break(REQUEST, 'offline')
  await press(user, 'Send a new OTP')
  expect(await toast('Something went wrong. Please try again.')).toBeInTheDocument()
  expect(await box('OTP')).toHaveValue(lastOtp())
})

test('the buttons say that they are working, and double clicks send once', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  festival.break(REQUEST, 'slow')
  festival.break(VERIFY, 'slow')
  const { user, at } = renderApp('/forgot-password')
  await type(user, 'Email', student.email)
  await user.dblClick(await screen.findByRole('button', { name: 'Send OTP' }))
  await press(user, 'Submitting...')
  await act(() => vi.advanceTimersByTimeAsync(3_000))
  await box('OTP')
  await type(user, 'OTP', lastOtp())
  await type(user, 'New password', 'Purulia#65')
  await user.dblClick(await screen.findByRole('button', { name: 'Submit' }))
  await press(user, 'Submitting...')
  await act(() => vi.advanceTimersByTimeAsync(3_000))
  await waitFor(() => expect(at()).toBe('/'))
  expect(festival.calls(REQUEST)).toHaveLength(1)
  expect(festival.calls(VERIFY)).toHaveLength(1)
})

test('a reload comes back to the OTP step, with neither OTP nor password kept', async () => {
  const { user } = await openOtpStep(student.email)
  await type(user, 'OTP', lastOtp())
  await type(user, 'New password', 'Purulia#65')
  expect(Object.keys(storedDraft('forgot-password'))).toEqual(['email', 'deadline'])
  closePage()

  renderApp('/forgot-password')
  expect(await box('OTP')).toHaveValue('')
  expect(await box('New password')).toHaveValue('')
  expect(await timer()).toHaveTextContent(/^OTP expires in (5:00|4:5\d)$/)
  expect(within(document.body).getByText(student.email, { selector: 'b' })).toBeInTheDocument()
})

test('a reload after the OTP has expired begins anew', async () => {
  sessionStorage.setItem(
    'draft:forgot-password',
    JSON.stringify({ email: student.email, deadline: String(Date.now() - 1) }),
  )
  renderApp('/forgot-password')
  expect(await box('Email')).toHaveValue('')
})

test('who mistyped the email can go back to it', async () => {
  const { user } = await openOtpStep(student.email)
  await press(user, 'Use another email')
  expect(await screen.findByRole('heading', { name: 'Forgot password' })).toBeInTheDocument()
  expect(await box('Email')).toBeInTheDocument()
  expect(storedDraft('forgot-password')).toEqual({})
})

test('once the password is changed, the screen begins anew', async () => {
  const { user, at } = await openOtpStep(student.email)
  await type(user, 'OTP', lastOtp())
  await type(user, 'New password', 'Purulia#65')
  await press(user, 'Submit')
  await waitFor(() => expect(at()).toBe('/'))
  expect(storedDraft('forgot-password')).toEqual({})
})
