import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Fault } from '@mocks/faults'
import { festival } from '@mocks/festival'
import { CHECKING, HAS_NOT_ARRIVED, NOT_KNOWN, sendInVain } from '../../noAnswer'
import { ADD, acts, CREATE, JOIN, LEAVE, writes } from './acts'
import { errors, NAME } from './openContingent'

const LIST = '/api/contingent/getMembers'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))

/** Up to the moment when 15 s have passed without an answer. */
async function actInVain(path: (typeof writes)[number], fault: Fault, list?: Fault) {
  const { prepare, send } = acts[path]
  const { user } = await prepare()
  festival.break(path, fault)
  if (list) festival.break(LIST, list)
  await sendInVain(path, () => send(user))
  return user
}

/** What we say where the server said nothing, and what is there then. */
const ends = {
  [JOIN]: { own: 'Joined', heading: NAME },
  [CREATE]: { own: 'Contingent created', heading: 'New' },
  [ADD]: { own: 'Members added', heading: NAME },
  [LEAVE]: { own: 'You left the contingent', heading: 'Contingent' },
}

test.each(writes)('%s that arrives without an answer is said, and shown', async (path) => {
  await actInVain(path, 'arrives-then-silent')
  const { own, heading } = ends[path]
  expect(await screen.findByText(own)).toBeInTheDocument()
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeInTheDocument()
  if (path === ADD) expect(await screen.findByText(/Classmate Four/)).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByText(CHECKING)).not.toBeInTheDocument())
  expect(errors()).toEqual([])
})

test.each(writes)('%s of which nothing can be read is said to be unknown', async (path) => {
  const user = await actInVain(path, 'arrives-then-silent', 'offline')
  expect(await screen.findByText(NOT_KNOWN)).toBeInTheDocument()
  acts[path].kept()
  // The screen itself tries again, and offers to try once more.
  expect(await screen.findByText('This may be out of date.')).toBeInTheDocument()
  festival.mend()
  if (path === JOIN) {
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { level: 1, name: NAME })).toBeInTheDocument()
  }
})

test('joining is busy until the contingent has been read again', async () => {
  await actInVain(JOIN, 'time-out', 'slow')
  expect(await screen.findByText(CHECKING)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Joining...' })).toBeInTheDocument()
  await act(() => vi.advanceTimersByTimeAsync(3000))
  expect(await screen.findByText(HAS_NOT_ARRIVED)).toBeInTheDocument()
  expect(await screen.findByRole('button', { name: 'Join' })).toBeInTheDocument()
})
