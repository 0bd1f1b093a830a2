import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { festival } from '@mocks/festival'
import { people } from '@mocks/people'
import { CHECKING, HAS_NOT_ARRIVED, NOT_KNOWN, sendInVain } from '../../noAnswer'
import { fill } from './addMembers'
import { LOGIN_AGAIN } from './faults'
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
    // Empties the fields first: rows of a session that ended come back with the next sign-in, also from another test.
    await fill(user, 'India Calling', 'SF00024', 'classmate.four@festival.test')
    await user.click(within(team('India Calling')).getByRole('button', { name: 'Add' }))
  },
}
const writes = [MEMBER, TEAM, ADD] as const

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

test.each(writes)('%s of which nothing can be read is said to be unknown', async (path) => {
  const { send } = await actInVain(path, false)
  festival.break(LIST, 'offline')
  await send()
  expect(await screen.findByText(NOT_KNOWN)).toBeInTheDocument()
  nothingIsLost(path)
  expect(screen.getByText('This list may be out of date.')).toBeInTheDocument()
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

test('addMember with -5 in other words, from a session that has ended, ends it after all', async () => {
  const { user, at } = await openEvents(teamLeader)
  festival.break(ADD, { code: -5, message: 'SF id and mail do not match' })
  festival.expire(teamLeader)
  await acts[ADD](user)
  await waitFor(() => expect(at()).toBe('/signin'))
  await waitFor(() => expect(errors()).toContain(LOGIN_AGAIN))
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
