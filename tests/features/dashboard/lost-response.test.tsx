import { act, screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { festival } from '@mocks/festival'
import { people } from '@mocks/people'
import { toasts } from '../../faults/screen'
import { HAS_NOT_ARRIVED, NOT_VERIFIED, sendWithoutResponse } from '../../lostResponse'
import { addButton, errors, fill, LOGIN_AGAIN, namesIn, openEvents } from './openEvents'
import { complaintsHeld, openIssue, submit, SUBMIT, typeComplaint } from './openIssue'

const { student, teamLeader } = people

const LIST = '/api/user/registered_events'
const ADD = '/api/event/addMember'
const TEAM = 'India Calling'

async function add(user: UserEvent) {
  await fill(user, TEAM, 'SF00024', 'classmate.four@festival.test')
  await user.click(addButton(TEAM))
}

async function complain(user: UserEvent) {
  await typeComplaint(user, 'My row')
  await submit(user)
}

test('while the list is fetched again nothing is sent twice', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { user } = await openEvents(teamLeader)
  festival.break(ADD, 'time-out')
  festival.break(LIST, 'slow')
  await sendWithoutResponse(ADD, () => add(user))
  expect(screen.getByRole('button', { name: 'Adding...' })).toBeInTheDocument()
  await act(() => vi.advanceTimersByTimeAsync(3000))
  expect(await screen.findByText(HAS_NOT_ARRIVED)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Add' })).toBeInTheDocument()
  await act(() => vi.advanceTimersByTimeAsync(6000))
  expect(toasts()).toEqual([])
})

test('a session that ends before the list is fetched again leads to sign-in (Spec §8)', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { user, at } = await openEvents(teamLeader)
  festival.break(ADD, 'time-out')
  await sendWithoutResponse(ADD, async () => {
    await add(user)
    festival.expire(teamLeader)
  })
  await waitFor(() => expect(at()).toBe('/signin'))
  await waitFor(() => expect(errors()).toEqual([LOGIN_AGAIN]))
})

test('after a lost response the next press sends, and is refused beside data that were fetched again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { user } = await openEvents(teamLeader)
  festival.break(ADD, 'arrives-then-silent')
  festival.break(LIST, 'html')
  await sendWithoutResponse(ADD, () => add(user))
  await screen.findByText(NOT_VERIFIED)
  festival.mend()
  await user.click(addButton(TEAM))
  await waitFor(() => expect(festival.calls(ADD)).toHaveLength(2))
  await waitFor(() => expect(errors().join()).toContain('already'))
  await waitFor(() => expect(namesIn(TEAM)).toContain('Classmate Four SF00024'))
})

test('addMember that fails with code -5 because the session has ended leads to sign-in (Spec §8)', async () => {
  const { user, at } = await openEvents(teamLeader)
  festival.break(ADD, { code: -5, message: 'SF id and mail do not match' })
  // Just before the press: a refetch in between would detect it first.
  await fill(user, TEAM, 'SF00024', 'classmate.four@festival.test')
  festival.expire(teamLeader)
  await user.click(addButton(TEAM))
  await waitFor(() => expect(at()).toBe('/signin'))
  await waitFor(() => expect(errors()).toContain(LOGIN_AGAIN))
})

test('a complaint whose text is among the current ones cannot be known to have arrived', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  festival.change(({ complaints }) => {
    const same = { type: 'Registration Issue', issue: 'My row' }
    for (const complaint of complaints.slice(0, 1)) Object.assign(complaint, same)
  })
  const { user } = await openIssue(student)
  festival.break(SUBMIT, 'time-out')
  await sendWithoutResponse(SUBMIT, () => complain(user))
  expect(await screen.findByText(NOT_VERIFIED)).toBeInTheDocument()
  festival.mend()
  await submit(user)
  await waitFor(() => expect(complaintsHeld(student)).toHaveLength(6))
})
