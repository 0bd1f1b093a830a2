import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { Fault } from '@mocks/faults'
import { festival } from '@mocks/festival'
import { people } from '@mocks/people'
import { CHECKING, HAS_NOT_ARRIVED, NOT_KNOWN, sendInVain } from '../../noAnswer'
import { LOGIN_AGAIN, spoken, undecided } from './faults'
import { errors, membersHeld, namesIn, openEvents, team } from './openEvents'

const { teamLeader } = people

const MEMBER = '/api/event/deregister/member'
const TEAM = '/api/event/deregister/team'
const ADD = '/api/event/addMember'

/** One act of each kind, up to the moment when it has been sent. */
const acts = {
  async [MEMBER](user: UserEvent) {
    await user.click(
      within(team('India Calling')).getByRole('button', { name: 'Remove Classmate One' }),
    )
    await user.click(await screen.findByRole('button', { name: 'Remove member' }))
  },
  async [TEAM](user: UserEvent) {
    await user.click(
      within(team('India Calling')).getByRole('button', { name: /^Deregister team/ }),
    )
    await user.click(await screen.findByRole('button', { name: 'Deregister team' }))
  },
  async [ADD](user: UserEvent) {
    await user.type(within(team('India Calling')).getByLabelText('SF-ID'), 'SF00024')
    await user.type(
      within(team('India Calling')).getByLabelText('Email'),
      'classmate.four@festival.test',
    )
    await user.click(within(team('India Calling')).getByRole('button', { name: 'Add' }))
  },
}
const again = { [MEMBER]: 'Remove member', [TEAM]: 'Deregister team', [ADD]: 'Add' }
const writes = [MEMBER, TEAM, ADD] as const

const writesWith = <Row extends unknown[]>(rows: Row[]) =>
  writes.flatMap((path) => rows.map((row) => [path, ...row] as const))

function nothingIsLost(path: string) {
  expect(membersHeld(23, teamLeader)).toEqual([9, 10, 21, 22])
  expect(within(team('India Calling')).getByText('4 / 5 members')).toBeInTheDocument()
  if (path === ADD) {
    expect(within(team('India Calling')).getByLabelText('SF-ID')).toHaveValue('SF00024')
    expect(within(team('India Calling')).getByLabelText('Email')).toHaveValue(
      'classmate.four@festival.test',
    )
  }
}

test.each(writesWith(undecided))(
  '%s with %s keeps everything and can be sent again',
  async (path, _name, fault, words) => {
    const { user, at } = await openEvents(teamLeader)
    festival.break(path, fault)
    await acts[path](user)
    await waitFor(() => expect(errors()).toEqual([words]))
    nothingIsLost(path)
    expect(at()).toBe('/dashboard?open=events')
    expect(localStorage.getItem('userData')).not.toBeNull()
    festival.mend()
    await user.click(screen.getByRole('button', { name: again[path] }))
    await waitFor(() => expect(membersHeld(23, teamLeader)).not.toEqual([9, 10, 21, 22]))
  },
)

test.each(writesWith(spoken))(
  '%s with %s shows what the server says',
  async (path, _name, fault, words) => {
    const { user, at } = await openEvents(teamLeader)
    festival.break(path, fault)
    await acts[path](user)
    await waitFor(() => expect(errors()).toEqual([words]))
    nothingIsLost(path)
    expect(at()).toBe('/dashboard?open=events')
  },
)

const LIST = '/api/user/registered_events'

/** What we say where the server says nothing. */
const own = {
  [MEMBER]: 'Classmate One removed from your team for India Calling',
  [TEAM]: 'Your team is deregistered from India Calling',
  [ADD]: 'SF00024 added to your team for India Calling',
}

/** Sent, and 15 s without an answer; `arrives` says whether it has been done all the same. */
async function actInVain(path: (typeof writes)[number], arrives: boolean) {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { user } = await openEvents(teamLeader)
  festival.break(path, arrives ? 'arrives-then-silent' : 'time-out')
  return { user, send: () => sendInVain(path, () => acts[path](user)) }
}

test.each(writes)(
  '%s that arrives without an answer is found in the list, and said',
  async (path) => {
    const { send } = await actInVain(path, true)
    await send()
    expect(await screen.findByText(own[path])).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByText(CHECKING)).not.toBeInTheDocument())
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    await waitFor(() =>
      path === TEAM
        ? expect(screen.queryByRole('article', { name: 'India Calling' })).not.toBeInTheDocument()
        : expect(namesIn('India Calling')).toHaveLength(path === ADD ? 5 : 3),
    )
  },
)

test.each(writes)(
  '%s that does not arrive keeps everything, and can be sent again',
  async (path) => {
    const { user, send } = await actInVain(path, false)
    await send()
    expect(await screen.findByText(HAS_NOT_ARRIVED)).toBeInTheDocument()
    expect(errors()).toEqual([])
    nothingIsLost(path)
    festival.mend()
    await user.click(screen.getByRole('button', { name: again[path] }))
    await waitFor(() => expect(membersHeld(23, teamLeader)).not.toEqual([9, 10, 21, 22]))
  },
)

test.each(writes)('%s of which nothing can be read is said to be unknown', async (path) => {
  const { send } = await actInVain(path, false)
  festival.break(LIST, 'offline')
  await send()
  expect(await screen.findByText(NOT_KNOWN)).toBeInTheDocument()
  nothingIsLost(path)
  expect(screen.getByText('This list may be out of date.')).toBeInTheDocument()
})

test.each(writes)('%s that works without a word is told in ours', async (path) => {
  const { user } = await openEvents(teamLeader)
  festival.break(path, { code: 0, message: '' })
  await acts[path](user)
  expect(await screen.findByText(own[path])).toBeInTheDocument()
})

test('while the list is being read again nothing is sent twice', async () => {
  const { send } = await actInVain(ADD, false)
  festival.break(LIST, 'slow')
  await send()
  expect(await screen.findByText(CHECKING)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Adding...' })).toBeInTheDocument()
  await act(() => vi.advanceTimersByTimeAsync(3000))
  expect(await screen.findByText(HAS_NOT_ARRIVED)).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByText(CHECKING)).not.toBeInTheDocument())
  expect(screen.getByRole('button', { name: 'Add' })).toBeInTheDocument()
})

test('a session that ends while the list is being read again asks to sign in, once', async () => {
  const { send } = await actInVain(ADD, false)
  festival.break(LIST, { code: -5, message: 'Please come back' })
  await send()
  await waitFor(() => expect(errors()).toEqual([LOGIN_AGAIN]))
  expect(screen.queryByText(HAS_NOT_ARRIVED)).not.toBeInTheDocument()
})

test.each(
  writesWith<[string, Fault]>([
    ['-5 Unauthorized', { code: -5, message: 'Unauthorized' }],
    ['HTTP 401', { status: 401, body: { code: 1, message: 'Token has expired' } }],
  ]),
)('%s with %s ends the session, once', async (path, _name, fault) => {
  const { user, at } = await openEvents(teamLeader)
  festival.break(path, fault)
  await acts[path](user)
  await waitFor(() => expect(at()).toBe('/signin'))
  await waitFor(() => expect(errors()).toEqual([LOGIN_AGAIN]))
  expect(localStorage.getItem('userData')).toBeNull()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test.each([MEMBER, TEAM] as const)('%s with -5 in any words ends the session', async (path) => {
  const { user, at } = await openEvents(teamLeader)
  festival.break(path, { code: -5, message: 'Please come back' })
  await acts[path](user)
  await waitFor(() => expect(at()).toBe('/signin'))
  await waitFor(() => expect(errors()).toEqual([LOGIN_AGAIN]))
})

test('addMember with -5 in other words speaks of the member, and nobody is signed out', async () => {
  const { user, at } = await openEvents(teamLeader)
  festival.break(ADD, { code: -5, message: 'SF id and mail do not match' })
  await acts[ADD](user)
  await waitFor(() => expect(errors()).toEqual(['SF id and mail do not match']))
  nothingIsLost(ADD)
  expect(at()).toBe('/dashboard?open=events')
})

test('addMember with -5 in other words, from a session that has ended, ends it after all', async () => {
  const { user, at } = await openEvents(teamLeader)
  festival.break(ADD, { code: -5, message: 'SF id and mail do not match' })
  festival.expire(teamLeader)
  await acts[ADD](user)
  await waitFor(() => expect(at()).toBe('/signin'))
  await waitFor(() => expect(errors()).toContain(LOGIN_AGAIN))
})

test('addMember with -8 has the words of its own', async () => {
  const { user } = await openEvents(teamLeader)
  festival.break(ADD, { code: -8, message: 'Only the leader can add members' })
  await acts[ADD](user)
  await waitFor(() =>
    expect(errors()).toEqual(["You are not the leader so you can't add a member"]),
  )
  nothingIsLost(ADD)
})

test.each([MEMBER, TEAM] as const)('%s with -8 shows what the server says', async (path) => {
  const { user } = await openEvents(teamLeader)
  festival.break(path, { code: -8, message: 'Only the leader may do this' })
  await acts[path](user)
  await waitFor(() => expect(errors()).toEqual(['Only the leader may do this']))
  nothingIsLost(path)
})

test('two acts that find the session ended together give one message', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { user, at } = await openEvents(teamLeader)
  for (const path of [ADD, MEMBER]) festival.break(path, 'slow')
  await acts[ADD](user)
  await acts[MEMBER](user)
  await waitFor(() => expect(festival.calls(MEMBER)).toHaveLength(1))
  expect(festival.calls(ADD)).toHaveLength(1)
  festival.expire(teamLeader)
  await act(() => vi.advanceTimersByTimeAsync(3000))
  await waitFor(() => expect(at()).toBe('/signin'))
  await waitFor(() => expect(errors()).toEqual([LOGIN_AGAIN]))
})
