import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { festival } from '@mocks/festival'
import { people } from '@mocks/people'
import { takeConsoleMessages } from '../../consoleMessages'
import { CHECKING, HAS_NOT_ARRIVED, NOT_KNOWN, sendInVain } from '../../noAnswer'
import { fill } from './addMembers'
import { errors, LOGIN_AGAIN, membersHeld, namesIn, openEvents, team } from './openEvents'
import {
  CANCEL,
  complaintsHeld,
  FETCH,
  openIssue,
  submit,
  SUBMIT,
  tabs,
  typeComplaint,
} from './openIssue'

const { student, teamLeader } = people

const MEMBER = '/api/event/deregister/member'
const TEAM = '/api/event/deregister/team'
const ADD = '/api/event/addMember'
const EVENTS = '/api/user/registered_events'
const WRITES = [MEMBER, TEAM, ADD, SUBMIT, CANCEL] as const
type Write = (typeof WRITES)[number]

const card = () => within(team('India Calling'))

async function press(user: UserEvent, button: HTMLElement, then: string) {
  await user.click(button)
  await user.click(await screen.findByRole('button', { name: then }))
}

/** One act of each kind, up to the moment when it has been sent. */
const acts: Record<Write, (user: UserEvent) => Promise<void>> = {
  [MEMBER]: (user) =>
    press(user, card().getByRole('button', { name: 'Remove Classmate One' }), 'Remove member'),
  [TEAM]: (user) =>
    press(user, card().getByRole('button', { name: /^Deregister team/ }), 'Deregister team'),
  async [ADD](user) {
    await fill(user, 'India Calling', 'SF00024', 'classmate.four@festival.test')
    await user.click(card().getByRole('button', { name: 'Add' }))
  },
  async [SUBMIT](user) {
    await typeComplaint(user, 'My row')
    await submit(user)
  },
  [CANCEL]: (user) =>
    press(user, screen.getByRole('button', { name: /^Cancel: .*My team/ }), 'Cancel complaint'),
}

/** What we say where the server says nothing. */
const DONE: Record<Write, string> = {
  [MEMBER]: 'Classmate One removed from your team for India Calling',
  [TEAM]: 'Your team is deregistered from India Calling',
  [ADD]: 'SF00024 added to your team for India Calling',
  [SUBMIT]: 'Complaint submitted',
  [CANCEL]: 'Complaint cancelled',
}

/** The list that is read again, as it is when the write has arrived. */
const shown: Record<Write, () => void> = {
  [MEMBER]: () => expect(namesIn('India Calling')).toHaveLength(3),
  [TEAM]: () =>
    expect(screen.queryByRole('article', { name: 'India Calling' })).not.toBeInTheDocument(),
  [ADD]: () => expect(namesIn('India Calling')).toHaveLength(5),
  [SUBMIT]: () => expect(tabs()).toEqual(['Current (4)', 'Closed (1)', 'Resolved (1)']),
  [CANCEL]: () => expect(tabs()).toEqual(['Current (2)', 'Closed (2)', 'Resolved (1)']),
}

const isComplaint = (path: Write) => path === SUBMIT || path === CANCEL
const issue = () => screen.getByLabelText('Issue')
const statusHeld = () => complaintsHeld(student).map(({ status }) => status)
const COMPLAINTS = ['In Progress', 'in progress', 'Under Review', 'Closed', 'Resolved']

function nothingIsLost(path: Write) {
  if (isComplaint(path)) {
    expect(statusHeld()).toEqual(COMPLAINTS)
    expect(tabs()).toEqual(['Current (3)', 'Closed (1)', 'Resolved (1)'])
    if (path === SUBMIT) expect(issue()).toHaveValue('My row')
    return
  }
  expect(membersHeld(23, teamLeader)).toEqual([9, 10, 21, 22])
  expect(card().getByText('4 / 5 members')).toBeInTheDocument()
  expect(screen.getByText('This list may be out of date.')).toBeInTheDocument()
  if (path !== ADD) return
  expect(card().getByLabelText('SF ID')).toHaveValue('SF00024')
  expect(card().getByLabelText('Email')).toHaveValue('classmate.four@festival.test')
}

/** Sent, and 15 s without an answer; `arrives` says whether it has been done all the same. */
async function actInVain(path: Write, arrives: boolean) {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { user } = await (isComplaint(path) ? openIssue(student) : openEvents(teamLeader))
  festival.break(path, arrives ? 'arrives-then-silent' : 'time-out')
  return { user, send: () => sendInVain(path, () => acts[path](user)) }
}

test.each(WRITES)(
  '%s that arrived without an answer is found in the list, and a message says so',
  async (path) => {
    const { send } = await actInVain(path, true)
    await send()
    expect(await screen.findByText(DONE[path])).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByText(CHECKING)).not.toBeInTheDocument())
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    await waitFor(shown[path])
    expect(festival.calls(path)).toHaveLength(1)
    if (path === SUBMIT) expect(issue()).toHaveValue('')
  },
)

test.each(WRITES)('%s whose outcome cannot be read is reported as unknown', async (path) => {
  const { send } = await actInVain(path, false)
  festival.break(isComplaint(path) ? FETCH : EVENTS, 'offline')
  await send()
  expect(await screen.findByText(NOT_KNOWN)).toBeInTheDocument()
  nothingIsLost(path)
})

test('while the list is being read again nothing is sent twice', async () => {
  const { send } = await actInVain(ADD, false)
  festival.break(EVENTS, 'slow')
  await send()
  expect(await screen.findByText(CHECKING)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Adding...' })).toBeInTheDocument()
  await act(() => vi.advanceTimersByTimeAsync(3000))
  expect(await screen.findByText(HAS_NOT_ARRIVED)).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByText(CHECKING)).not.toBeInTheDocument())
  expect(screen.getByRole('button', { name: 'Add' })).toBeInTheDocument()
})

/** The barcode of the sign-in page comes over the network, and React warns if it comes just as an `act` ends. */
async function passIsDrawn() {
  await screen.findByRole('img', { name: /^Barcode of/ })
  takeConsoleMessages()
}

test('a session that ends while the list is being read again asks to sign in, once', async () => {
  const { send } = await actInVain(ADD, false)
  festival.break(EVENTS, { code: -5, message: 'Please come back' })
  await send()
  await passIsDrawn()
  await waitFor(() => expect(errors()).toEqual([LOGIN_AGAIN]))
  expect(screen.queryByText(HAS_NOT_ARRIVED)).not.toBeInTheDocument()
})

test('addMember that fails with code -5 because the session has ended leads to sign-in', async () => {
  const { user, at } = await openEvents(teamLeader)
  festival.break(ADD, { code: -5, message: 'SF id and mail do not match' })
  // Just before the press: what is read in the meantime would find out first.
  await fill(user, 'India Calling', 'SF00024', 'classmate.four@festival.test')
  festival.expire(teamLeader)
  await user.click(card().getByRole('button', { name: 'Add' }))
  await waitFor(() => expect(at()).toBe('/signin'))
  await waitFor(() => expect(errors()).toContain(LOGIN_AGAIN))
})

test('two writes that find the session ended show one message', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { user, at } = await openEvents(teamLeader)
  for (const path of [ADD, MEMBER]) festival.break(path, 'slow')
  await acts[ADD](user)
  await acts[MEMBER](user)
  await waitFor(() => expect(festival.calls(MEMBER)).toHaveLength(1))
  expect(festival.calls(ADD)).toHaveLength(1)
  festival.expire(teamLeader)
  await act(() => vi.advanceTimersByTimeAsync(3000))
  await passIsDrawn()
  await waitFor(() => expect(at()).toBe('/signin'))
  await waitFor(() => expect(errors()).toEqual([LOGIN_AGAIN]))
})

function isWarning(words: string): boolean {
  return screen.getByText(words).closest('[data-kind="warning"]') !== null
}

test('the code of a complaint that was refused is shown as a warning, beside the words', async () => {
  const { user } = await openIssue(student)
  festival.break(SUBMIT, { code: -3, message: 'Too many complaints' })
  await acts[SUBMIT](user)
  expect(await screen.findByText('Code -3')).toBeInTheDocument()
  expect(isWarning('Code -3')).toBe(true)
  expect(errors()).toEqual(['Too many complaints'])
})

test('a complaint that may have arrived is not filed twice: the list is read before it is sent again', async () => {
  const { user, send } = await actInVain(SUBMIT, true)
  festival.break(FETCH, 'html')
  await send()
  await screen.findByText(NOT_KNOWN)
  // Not even after the modal was shut meanwhile.
  const seen = festival.calls(FETCH).length
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await user.click(screen.getByRole('button', { name: 'Report Issue' }))
  await waitFor(() => expect(festival.calls(FETCH)).toHaveLength(seen + 1))
  // As long as the list does not come, nothing is sent.
  festival.mend(SUBMIT)
  const read = festival.calls(FETCH).length
  await submit(user)
  await waitFor(() => expect(festival.calls(FETCH)).toHaveLength(read + 1))
  expect(issue()).toHaveValue('My row')
  festival.mend()
  await submit(user)
  expect(await screen.findByText('Complaint submitted')).toBeInTheDocument()
  expect(festival.calls(SUBMIT)).toHaveLength(1)
  expect(complaintsHeld(student)).toHaveLength(6)
})

test('an older complaint in the same words is not taken for the new one', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  festival.change(({ complaints }) => {
    const same = { type: 'Registration Issue', issue: 'My row' }
    for (const each of complaints.slice(0, 1)) Object.assign(each, same)
  })
  const { user } = await openIssue(student)
  festival.break(SUBMIT, 'time-out')
  await sendInVain(SUBMIT, () => acts[SUBMIT](user))
  expect(await screen.findByText(HAS_NOT_ARRIVED)).toBeInTheDocument()
  festival.mend()
  await submit(user)
  await waitFor(() => expect(complaintsHeld(student)).toHaveLength(6))
})

test('a complaint that is on its way is not sent twice, even when the modal was shut meanwhile', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { user } = await openIssue(student)
  festival.break(SUBMIT, 'slow')
  await acts[SUBMIT](user)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await user.click(screen.getByRole('button', { name: 'Report Issue' }))
  await user.click(await screen.findByRole('button', { name: 'Submitting...' }))
  await act(() => vi.advanceTimersByTimeAsync(3000))
  await waitFor(() => expect(complaintsHeld(student)).toHaveLength(6))
  await waitFor(() => expect(issue()).toHaveValue(''))
  expect(festival.calls(SUBMIT)).toHaveLength(1)
})
