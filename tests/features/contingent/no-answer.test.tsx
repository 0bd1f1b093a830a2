import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Fault } from '@mocks/faults'
import { festival } from '@mocks/festival'
import { people } from '@mocks/people'
import { CHECKING, HAS_NOT_ARRIVED, NOT_KNOWN, sendInVain } from '../../noAnswer'
import { errors, NAME, openContingent, openForms } from './openContingent'

const { student, contingentLeader, contingentMember } = people

const JOIN = '/api/contingent/join'
const CREATE = '/api/contingent'
const ADD = '/api/contingent/add'
const LEAVE = '/api/contingent/leave'
const LIST = '/api/contingent/getMembers'

const field = (name: string) => screen.getByRole('textbox', { name })

/** The page behind an open modal has a button of the same name. */
function press(user: UserEvent, name: string) {
  const modal = screen.queryByRole('dialog') ?? screen.queryByRole('alertdialog')
  return user.click(within(modal ?? document.body).getByRole('button', { name }))
}

/** One act of each kind: up to the moment before it is sent, sending it, what must still be there, our own words, and how it ends. */
const acts = {
  [JOIN]: {
    prepare: async () => {
      const view = await openForms(student)
      await view.user.type(field('Contingent ID'), '301')
      await view.user.type(field('Contingent code'), 'MASK301')
      return view
    },
    send: (user: UserEvent) => press(user, 'Join'),
    kept: () => expect(field('Contingent code')).toHaveValue('MASK301'),
    own: 'Joined',
    heading: NAME,
  },
  [CREATE]: {
    prepare: async () => {
      const view = await openForms(student)
      await view.user.click(screen.getByRole('tab', { name: 'Create a Contingent' }))
      await view.user.type(field('Contingent name'), 'New')
      return view
    },
    send: (user: UserEvent) => press(user, 'Create'),
    kept: () => expect(field('Contingent name')).toHaveValue('New'),
    own: 'Contingent created',
    heading: 'New',
  },
  [ADD]: {
    prepare: async () => {
      const view = await openContingent(contingentLeader, '/contingent?open=add')
      await screen.findByRole('dialog', { name: 'Add Members' })
      await view.user.type(field('SF ID'), 'SF00024')
      await view.user.type(field('Email'), 'classmate.four@festival.test')
      return view
    },
    send: (user: UserEvent) => press(user, 'Add Members'),
    kept: () => expect(field('SF ID')).toHaveValue('SF00024'),
    own: 'Members added',
    heading: NAME,
  },
  [LEAVE]: {
    prepare: async () => {
      const view = await openContingent(contingentMember)
      await press(view.user, 'Leave Contingent')
      await screen.findByRole('alertdialog')
      return view
    },
    send: (user: UserEvent) => press(user, 'Leave Contingent'),
    kept: () =>
      expect(screen.getByRole('heading', { level: 1, hidden: true })).toHaveTextContent(NAME),
    own: 'You left the contingent',
    heading: 'Contingent',
  },
}
const writes = [JOIN, CREATE, ADD, LEAVE] as const

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

test.each(writes)(
  'when no answer comes but %s has arrived, the page says so and shows it',
  async (path) => {
    await actInVain(path, 'arrives-then-silent')
    const { own, heading } = acts[path]
    expect(await screen.findByText(own)).toBeInTheDocument()
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeInTheDocument()
    if (path === ADD) expect(await screen.findByText(/Classmate Four/)).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByText(CHECKING)).not.toBeInTheDocument())
    expect(errors()).toEqual([])
  },
)

test.each(writes)(
  'when no answer comes and nothing can be read after %s, the page says that it does not know',
  async (path) => {
    const user = await actInVain(path, 'arrives-then-silent', 'offline')
    expect(await screen.findByText(NOT_KNOWN)).toBeInTheDocument()
    expect(screen.queryByText(acts[path].own)).not.toBeInTheDocument()
    acts[path].kept()
    // The screen itself tries again, and offers to try once more.
    expect(await screen.findByText('This may be out of date.')).toBeInTheDocument()
    festival.mend()
    if (path === JOIN) {
      await user.click(screen.getByRole('button', { name: 'Try again' }))
      expect(await screen.findByRole('heading', { level: 1, name: NAME })).toBeInTheDocument()
    }
  },
)

test('Join stays busy until the contingent has been read again', async () => {
  await actInVain(JOIN, 'time-out', 'slow')
  expect(await screen.findByText(CHECKING)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Joining...' })).toBeInTheDocument()
  await act(() => vi.advanceTimersByTimeAsync(3000))
  expect(await screen.findByText(HAS_NOT_ARRIVED)).toBeInTheDocument()
  expect(await screen.findByRole('button', { name: 'Join' })).toBeInTheDocument()
})
