import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { Fault } from '@mocks/faults'
import { festival } from '@mocks/festival'
import { people } from '@mocks/people'
import { ended, LOGIN_AGAIN, OFFLINE, silent, spoken } from './faults'
import { errors } from './openEvents'
import { CANCEL, complaintsHeld, openIssue, submit, SUBMIT, tabs, typeComplaint } from './openIssue'

const { student } = people

/** Each act, up to the moment when it has been sent, and how it is sent once more. */
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
const again = { [SUBMIT]: 'Submit', [CANCEL]: 'Cancel complaint' }
const writes = [SUBMIT, CANCEL] as const
const writesWith = <Row extends unknown[]>(rows: Row[]) =>
  writes.flatMap((path) => rows.map((row) => [path, ...row] as const))

const held = () => complaintsHeld(student).map(({ status }) => status)
const before = ['In Progress', 'in progress', 'Under Review', 'Closed', 'Resolved']

function nothingIsLost(path: string) {
  expect(held()).toEqual(before)
  expect(tabs()).toEqual(['Current (3)', 'Closed (1)', 'Resolved (1)'])
  if (path === SUBMIT) expect(screen.getByLabelText('Issue')).toHaveValue('My row')
}

test.each(writesWith(silent))(
  '%s with %s keeps everything and can be sent again',
  async (path, _name, fault) => {
    const { user, at } = await openIssue(student)
    festival.break(path, fault)
    await acts[path](user)
    await waitFor(() => expect(errors()).toEqual([OFFLINE]))
    nothingIsLost(path)
    expect(at()).toBe('/dashboard?open=issue')
    expect(localStorage.getItem('userData')).not.toBeNull()
    festival.mend()
    await user.click(screen.getByRole('button', { name: again[path] }))
    await waitFor(() => expect(held()).not.toEqual(before))
  },
)

test.each(writesWith(spoken))(
  '%s with %s shows what the server says',
  async (path, _name, fault, words) => {
    const { user, at } = await openIssue(student)
    festival.break(path, fault)
    await acts[path](user)
    await waitFor(() => expect(errors()).toEqual([words]))
    nothingIsLost(path)
    expect(at()).toBe('/dashboard?open=issue')
  },
)

test('the code of a complaint that was refused is shown as a warning, beside the words', async () => {
  const { user } = await openIssue(student)
  festival.break(SUBMIT, { code: -3, message: 'Too many complaints' })
  await acts[SUBMIT](user)
  expect(await screen.findByText('Code -3')).toBeInTheDocument()
  const warning = screen.getAllByRole('status').find((each) => within(each).queryByText('Code -3'))
  expect(warning).toHaveAttribute('data-face', 'warn')
  expect(errors()).toEqual(['Too many complaints'])
})

test.each(writes)('%s after 15 s of silence gives up, and keeps everything', async (path) => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { user } = await openIssue(student)
  festival.break(path, 'time-out')
  await acts[path](user)
  await waitFor(() => expect(festival.calls(path)).toHaveLength(1))
  const busy = { [SUBMIT]: 'Submitting...', [CANCEL]: 'Cancelling...' }
  const dialog = screen.getAllByRole(path === SUBMIT ? 'dialog' : 'alertdialog')[0]
  expect(within(dialog ?? document.body).getByRole('button', { name: busy[path] })).toBeVisible()
  await act(() => vi.advanceTimersByTimeAsync(15_500))
  await waitFor(() => expect(errors()).toEqual([OFFLINE]))
  nothingIsLost(path)
})

test.each(writesWith<[string, Fault]>(ended))(
  '%s with %s ends the session, once',
  async (path, _name, fault) => {
    const { user, at } = await openIssue(student)
    festival.break(path, fault)
    await acts[path](user)
    await waitFor(() => expect(at()).toBe('/signin'))
    await waitFor(() => expect(errors()).toEqual([LOGIN_AGAIN]))
    expect(localStorage.getItem('userData')).toBeNull()
    expect(screen.queryByText(/^Code/)).not.toBeInTheDocument()
  },
)

test('a complaint that is on its way is not sent twice, even when the sheet was shut meanwhile', async () => {
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
