import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { festival } from '@mocks/festival'
import { PASSWORD, people } from '@mocks/people'
import type { Complaint } from '@/api/complaints'
import { hasArrived } from '@/queries/complaintRules'
import { clearToasts, toasts } from '../faults/screen'
import { errors, openForms } from '../features/contingent/openContingent'
import { FETCH, openIssue, SUBMIT, submit, typeComplaint } from '../features/dashboard/openIssue'
import { classmate, openRegistration } from '../features/events/openRegistration'
import { HAS_NOT_ARRIVED, NOT_VERIFIED, sendWithoutResponse } from '../lostResponse'
import { renderApp } from '../renderApp'
import { openOtpStep, OTP_VERIFY, press, typeOtp } from '../features/auth/authActions'
import { sentence } from '../sentence'
import { signInElsewhere } from '../signInElsewhere'

/* What a lost response proves: only that exactly what was sent has arrived, and nothing where the data cannot tell. */

const { student } = people
const CREATE = '/api/contingent'
const MEMBERS = '/api/contingent/getMembers'

test('another team of the user proves nothing about the team that was sent', async () => {
  const [four, five, six] = [classmate(4), classmate(5), classmate(6)]
  const { fill, send } = await openRegistration(student, 'Dance', 'Centrifuge')
  await fill(2, four.sfId, four.email)
  await fill(3, five.sfId, five.email)
  festival.change(({ registrations }) => {
    const memberIds = [student.id, four.id, six.id]
    const team = { id: 99, event_city: 'KGP', leaderId: student.id, withoutMail: [] }
    registrations.push({ ...team, eventId: 1, memberIds })
  })
  festival.break('/api/event/register', 'offline')
  await send()
  expect(await screen.findByText(HAS_NOT_ARRIVED)).toBeInTheDocument()
  expect(toasts().join()).not.toContain('Registered')
})

test('a contingent that was renamed after a lost response is not called created', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { user } = await openForms(student)
  await user.click(screen.getByRole('tab', { name: 'Create a Contingent' }))
  const name = await screen.findByRole('textbox', { name: 'Contingent name' })
  const press = () => user.click(screen.getByRole('button', { name: 'Create' }))
  await user.type(name, 'First Name')
  festival.break(CREATE, 'arrives-then-silent')
  festival.break(MEMBERS, 'html')
  await sendWithoutResponse(CREATE, press)
  await screen.findByText(NOT_VERIFIED)
  festival.mend()
  await user.clear(name)
  await user.type(name, 'Second Name')
  await press()
  await waitFor(() => expect(errors()).toContain('You are already in a contingent'))
  expect(toasts()).not.toContain('Contingent created')
})

test('an older complaint with the same text proves nothing where the list was not loaded', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  festival.change(({ complaints }) => {
    const same = { type: 'Registration Issue', issue: 'My row' }
    for (const complaint of complaints.slice(0, 1)) Object.assign(complaint, same)
  })
  festival.break(FETCH, 'html')
  const { user } = renderApp('/dashboard?open=issue', { as: student })
  await screen.findByText('Your complaints did not load')
  await typeComplaint(user, 'My row')
  festival.break(SUBMIT, 'time-out')
  festival.mend(FETCH)
  await sendWithoutResponse(SUBMIT, () => submit(user))
  expect(await screen.findByText(NOT_VERIFIED)).toBeInTheDocument()
})

test('a complaint whose text is among the current ones cannot be known to have arrived', async () => {
  festival.change(({ complaints }) => {
    const same = { type: 'Registration Issue', issue: 'My row' }
    for (const complaint of complaints.slice(0, 1)) Object.assign(complaint, same)
  })
  const { user } = await openIssue(student)
  await typeComplaint(user, 'My row')
  festival.break(SUBMIT, 'offline')
  await submit(user)
  expect(await screen.findByText(NOT_VERIFIED)).toBeInTheDocument()
})

const stored = (id: number, issue: string, status = 'In Progress') => ({
  id,
  issue,
  type: 'Registration Issue',
  status,
  created_at: '',
  remarks: '',
})
const sent = { type: 'Registration Issue', issue: 'It’s row\nfive' }

test.each<[string, Complaint[] | undefined, Complaint[], boolean | undefined]>([
  ['nothing new is listed', [stored(1, 'Old')], [stored(1, 'Old')], false],
  ['it is listed', [stored(1, 'Old')], [stored(2, sent.issue)], true],
  ['it has other line ends', [], [stored(2, 'It’s row\r\nfive ')], true],
  ['something new has other characters', [], [stored(2, 'It&#x27;s row five')], undefined],
  ['the list was not known before', undefined, [stored(2, sent.issue)], undefined],
  ['the same was there before', [stored(1, sent.issue)], [stored(1, sent.issue)], undefined],
])('of a complaint whose response was lost, when %s', (_, before, after, outcome) => {
  expect(hasArrived(after, sent, before)).toBe(outcome)
})

const REGISTERED = '/api/user/registered_events'
const DEREGISTER = '/api/event/deregister/member'

/** Deregisters, and waits until the lost response is being verified. */
async function loseDeregistration() {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { user } = renderApp('/dashboard?open=events', { as: student })
  festival.break(DEREGISTER, 'arrives-then-silent')
  const deregister = async (name: string) => {
    await user.click(await screen.findByRole('button', { name: `Deregister from ${name}` }))
    await user.click(await screen.findByRole('button', { name: 'Deregister' }))
  }
  await sendWithoutResponse(DEREGISTER, async () => {
    await deregister('Nrityakala')
    festival.break(REGISTERED, 'slow')
  })
  await waitFor(() => expect(festival.calls(REGISTERED)).toHaveLength(2))
  return { user, deregister }
}

test('a screen that is left while a lost response is verified changes nothing about it', async () => {
  const { user } = await loseDeregistration()
  await user.keyboard('{Escape}')
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('link', { name: 'Events' }))
  await screen.findByRole('heading', { name: 'Events', level: 1 })
  await act(() => vi.advanceTimersByTimeAsync(4_000))
  await waitFor(() => expect(toasts().join()).toContain('Deregistered from Nrityakala'))
  expect(toasts()).not.toContain(NOT_VERIFIED)
})

test('a later mutation cancels the verification of a lost response, which then begins again', async () => {
  const { user, deregister } = await loseDeregistration()
  await user.keyboard('{Escape}')
  festival.mend(DEREGISTER)
  await deregister('Poetry Slam')
  await waitFor(() => expect(toasts().join()).toContain('Deregistered successfully'))
  await waitFor(() => expect(toasts().join()).toContain('Deregistered from Nrityakala'))
  expect(toasts().join()).not.toContain(HAS_NOT_ARRIVED)
})

const LOGIN = '/api/user/login'
const greeting = () => screen.findByRole('link', { name: 'Dashboard' })

async function leaveSigningIn() {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const view = renderApp('/signin')
  const { user } = view
  await user.type(await screen.findByLabelText('Email'), student.email)
  await user.type(screen.getByLabelText('Password'), PASSWORD)
  festival.break(LOGIN, 'slow')
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
  await waitFor(() => expect(festival.calls(LOGIN)).toHaveLength(1))
  return view
}

test('a sign-in whose screen was left and opened again is busy there, and then signs in (Spec §4)', async () => {
  const { user, at } = await leaveSigningIn()
  await user.click(screen.getByRole('link', { name: 'Forgot password?' }))
  await screen.findByRole('button', { name: 'Send OTP' })
  act(() => window.history.back())
  expect(await screen.findByRole('button', { name: 'Signing In...' })).toBeInTheDocument()
  await act(() => vi.advanceTimersByTimeAsync(SLOW_RESPONSE_MS))
  expect(await screen.findByText(sentence(/^Signed in as Sample Student/))).toBeInTheDocument()
  await act(() => vi.advanceTimersByTimeAsync(1_500))
  expect(at()).toBe('/')
  expect(festival.calls(LOGIN)).toHaveLength(1)
})

test('a sign-in that is accepted on another screen signs in there, with its message', async () => {
  const { user, at } = await leaveSigningIn()
  await user.click(screen.getByRole('link', { name: 'Events' }))
  await screen.findByRole('heading', { name: 'Events', level: 1 })
  await act(() => vi.advanceTimersByTimeAsync(SLOW_RESPONSE_MS))
  expect(await greeting()).toBeInTheDocument()
  expect(toasts()).toHaveLength(1)
  await act(() => vi.advanceTimersByTimeAsync(2_000))
  expect(at()).toBe('/events')
})

test('a sign-in that is accepted after somebody has signed in elsewhere signs nobody in', async () => {
  await leaveSigningIn()
  signInElsewhere(people.teamLeader)
  await act(() => vi.advanceTimersByTimeAsync(SLOW_RESPONSE_MS))
  expect(localStorage.getItem('userData')).toContain(people.teamLeader.sfId)
})

test.each([
  ['a name', 'The name Unauthorised Crew is taken', false],
  ['a right', 'You are unauthorized to do this.', false],
  ['the session', ' unauthorized. ', true],
  ['the token', 'Token Not Recieved', true],
])(
  'a refusal that speaks of %s ends the session only if it says so alone (Spec §8)',
  async (_, message, isEnd) => {
    const { user } = await openForms(student)
    await user.click(screen.getByRole('tab', { name: 'Create a Contingent' }))
    await user.type(await screen.findByRole('textbox', { name: 'Contingent name' }), 'Crew')
    const profiles = festival.calls('/api/user/getUser').length
    festival.break(CREATE, { code: 3, message })
    await user.click(screen.getByRole('button', { name: 'Create' }))
    await waitFor(() => expect(toasts()).toContain(isEnd ? 'Login Again to continue' : message))
    if (isEnd) return
    await waitFor(() => expect(festival.calls('/api/user/getUser')).toHaveLength(profiles + 1))
    expect(localStorage.getItem('userData')).toContain(student.sfId)
  },
)

test('a refusal that speaks of the session ends it if the profile says so', async () => {
  const { user } = await openForms(student)
  await user.click(screen.getByRole('tab', { name: 'Create a Contingent' }))
  await user.type(await screen.findByRole('textbox', { name: 'Contingent name' }), 'Crew')
  festival.break(CREATE, { code: 3, message: 'You are unauthorized' })
  festival.break('/api/user/getUser', { code: 2, message: 'Unauthorized' })
  await user.click(screen.getByRole('button', { name: 'Create' }))
  await waitFor(() => expect(toasts()).toContain('Login Again to continue'))
})

test('a write of a session that ended in another tab a moment ago is not sent, and says so', async () => {
  const { user } = renderApp('/events/subevents/Dance', { as: student })
  await user.click(await screen.findByRole('button', { name: 'Register for Shake A Leg' }))
  const form = within(await screen.findByRole('dialog', { name: 'Shake A Leg' }))
  // Its event has not come yet.
  localStorage.removeItem('userData')
  await user.click(form.getByRole('button', { name: 'Register' }))
  await waitFor(() => expect(toasts()).toContain('Please Sign-in to continue'))
  expect(festival.calls('/api/event/register')).toEqual([])
})

/** Long enough for a slow response, and not for its toast to disappear. */
const SLOW_RESPONSE_MS = 3_500

test.each([
  ['its message is shown', null, ['Invalid email or password']],
  ['nothing is shown to another user, signed in meanwhile', people.teamLeader, []],
])('when a sign-in is refused late, %s', async (_, nextUser, shown) => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { user } = renderApp('/signin')
  await user.type(await screen.findByLabelText('Email'), people.student.email)
  await user.type(screen.getByLabelText('Password'), 'Wrong@65')
  festival.break(LOGIN, 'slow')
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
  await waitFor(() => expect(festival.calls(LOGIN)).toHaveLength(1))
  if (nextUser) signInElsewhere(nextUser)
  await act(() => vi.advanceTimersByTimeAsync(SLOW_RESPONSE_MS))
  for (const message of shown) await waitFor(() => expect(toasts()).toContain(message))
  expect(toasts()).toEqual(shown)
})

test.each([
  ['it is confirmed', null, ['Password changed successfully']],
  ['nothing is shown to another user, signed in meanwhile', people.teamLeader, []],
])('when a password is changed late, %s', async (_, nextUser, shown) => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { user } = await openOtpStep(people.student.email)
  await typeOtp(user)
  festival.break(OTP_VERIFY, 'slow')
  await press(user, 'Submit')
  await waitFor(() => expect(festival.calls(OTP_VERIFY)).toHaveLength(1))
  if (nextUser) signInElsewhere(nextUser)
  clearToasts()
  await act(() => vi.advanceTimersByTimeAsync(SLOW_RESPONSE_MS))
  for (const message of shown) await waitFor(() => expect(toasts()).toContain(message))
  expect(toasts()).toEqual(shown)
})
