import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { festival } from '@mocks/festival'
import { people } from '@mocks/people'
import { clearToasts, toasts } from '../faults/screen'
import { errors, openForms } from '../features/contingent/openContingent'
import { FETCH, openIssue, SUBMIT, submit, typeComplaint } from '../features/dashboard/openIssue'
import { classmate, openRegistration } from '../features/events/openRegistration'
import { HAS_NOT_ARRIVED, NOT_VERIFIED, sendWithoutResponse } from '../lostResponse'
import { renderApp } from '../renderApp'
import { openOtpStep, OTP_VERIFY, press, typeOtp } from '../features/auth/authActions'
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

const LOGIN = '/api/user/login'

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
