import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { festival } from '@mocks/festival'
import { people } from '@mocks/people'
import { HAS_NOT_ARRIVED, NOT_KNOWN, sendInVain } from '../../noAnswer'
import { OFFLINE } from './faults'
import { errors } from './openEvents'
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

const { student } = people

/** Each act, up to the moment when it has been sent. */
const acts = {
  async [SUBMIT](user: UserEvent) {
    await typeComplaint(user, 'My row')
    await submit(user)
  },
  async [CANCEL](user: UserEvent) {
    await user.click(screen.getByRole('button', { name: /^Cancel: .*My team does not show/ }))
    await user.click(await screen.findByRole('button', { name: 'Cancel complaint' }))
  },
}
const writes = [SUBMIT, CANCEL] as const

const held = () => complaintsHeld(student).map(({ status }) => status)
const before = ['In Progress', 'in progress', 'Under Review', 'Closed', 'Resolved']

function nothingIsLost(path: string) {
  expect(held()).toEqual(before)
  expect(tabs()).toEqual(['Current (3)', 'Closed (1)', 'Resolved (1)'])
  if (path === SUBMIT) expect(screen.getByLabelText('Issue')).toHaveValue('My row')
}

test('the code of a complaint that was refused is shown as a warning, beside the words', async () => {
  const { user } = await openIssue(student)
  festival.break(SUBMIT, { code: -3, message: 'Too many complaints' })
  await acts[SUBMIT](user)
  expect(await screen.findByText('Code -3')).toBeInTheDocument()
  const warning = screen.getAllByRole('status').find((each) => within(each).queryByText('Code -3'))
  expect(warning).toHaveAttribute('data-kind', 'warning')
  expect(errors()).toEqual(['Too many complaints'])
})

/** Sent, and 15 s without an answer; `arrives` says whether it has been done all the same. */
async function actInVain(path: (typeof writes)[number], arrives: boolean) {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { user } = await openIssue(student)
  festival.break(path, arrives ? 'arrives-then-silent' : 'time-out')
  return { user, send: () => sendInVain(path, () => acts[path](user)) }
}

test.each(writes)(
  '%s that arrives without an answer is found in the list, and said',
  async (path) => {
    const { send } = await actInVain(path, true)
    await send()
    const own = { [SUBMIT]: 'Complaint submitted', [CANCEL]: 'Complaint cancelled' }
    expect(await screen.findByText(own[path])).toBeInTheDocument()
    const counts = {
      [SUBMIT]: ['Current (4)', 'Closed (1)', 'Resolved (1)'],
      [CANCEL]: ['Current (2)', 'Closed (2)', 'Resolved (1)'],
    }
    await waitFor(() => expect(tabs()).toEqual(counts[path]))
    expect(screen.getByLabelText('Issue')).toHaveValue('')
    expect(festival.calls(path)).toHaveLength(1)
  },
)

test.each(writes)('%s of which nothing can be read is said to be unknown', async (path) => {
  const { send } = await actInVain(path, false)
  festival.break(FETCH, 'offline')
  await send()
  expect(await screen.findByText(NOT_KNOWN)).toBeInTheDocument()
  nothingIsLost(path)
})

test('a complaint that may have arrived is not filed twice: the list is read before it is sent again', async () => {
  const { user, send } = await actInVain(SUBMIT, true)
  festival.break(FETCH, 'html')
  await send()
  await screen.findByText(NOT_KNOWN)
  // As long as the list does not come, nothing is sent.
  festival.mend(SUBMIT)
  await submit(user)
  await waitFor(() => expect(errors()).toEqual([OFFLINE]))
  expect(screen.getByLabelText('Issue')).toHaveValue('My row')
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
  await waitFor(() => expect(screen.getByLabelText('Issue')).toHaveValue(''))
  expect(festival.calls(SUBMIT)).toHaveLength(1)
})
