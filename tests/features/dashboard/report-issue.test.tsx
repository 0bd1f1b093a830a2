import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { festival } from '@mocks/festival'
import { people } from '@mocks/people'
import { renderApp } from '../../renderApp'
import { reopen } from './openEvents'
import {
  CANCEL,
  complaintsHeld,
  listed,
  openIssue,
  submit,
  SUBMIT,
  tabs,
  typeComplaint,
} from './openIssue'

const { student, paidStudent } = people

const panel = () => within(screen.getByRole('tabpanel'))
const cards = () => panel().queryAllByRole('listitem')
const cardTexts = () => cards().map((card) => card.textContent)
const issue = () => screen.getByLabelText('Issue')
const type = () => screen.getByLabelText('Issue Type')
const event = () => screen.getByLabelText(/^Event/)
const latest = () => complaintsHeld(student).at(-1)

/** Files a complaint of type Others; pastes the text. */
async function fileOtherComplaint(user: UserEvent, text: string) {
  await user.selectOptions(screen.getByLabelText('Issue Where'), "Other's")
  fireEvent.change(issue(), { target: { value: text } })
  await submit(user)
}

/** Presses "Cancel" of the complaint with this text, and confirms. */
async function cancel(user: UserEvent, message: string) {
  await user.click(screen.getByRole('button', { name: new RegExp(`^Cancel: .*${message}`) }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Cancel complaint?' })
  await user.click(within(dialog).getByRole('button', { name: 'Cancel complaint' }))
  return dialog
}

test('an empty form names both mistakes, moves to the first, and sends nothing (Spec §2, §5, §8)', async () => {
  const { user } = await openIssue(student)
  await submit(user)
  await waitFor(() => expect(type()).toHaveAccessibleDescription('Please select Issue Type'))
  expect(issue()).toHaveAccessibleDescription('Please Fill in the Issue')
  await waitFor(() => expect(type()).toHaveFocus())
  await user.selectOptions(type(), 'Registration Issue')
  await waitFor(() => expect(type()).not.toHaveAccessibleDescription())
  expect(festival.calls(SUBMIT)).toEqual([])
})

test.each(['   ', '12345 !!! ...'])(
  'the text %j has no letter and is not sent (Spec §5)',
  async (text) => {
    const { user } = await openIssue(student)
    await fileOtherComplaint(user, text)
    expect(await screen.findByText('Please Fill in the Issue')).toBeInTheDocument()
    expect(festival.calls(SUBMIT)).toEqual([])
  },
)

test.each(['Room 7', '१२ पानी'])('the text %j has a letter and is sent (Spec §5)', async (text) => {
  const { user } = await openIssue(student)
  await fileOtherComplaint(user, ` ${text}\n`)
  expect(await screen.findByText('Complaint submitted successfully')).toBeInTheDocument()
  expect(latest()).toMatchObject({ type: 'Others', issue: text })
})

test("an Other's issue asks for no type and no event, and is sent as Others (Spec §5)", async () => {
  const { user } = await openIssue(paidStudent)
  await user.selectOptions(type(), 'Registration Issue')
  await user.selectOptions(screen.getByLabelText('Issue Where'), "Other's")
  expect(screen.queryByLabelText('Issue Type')).not.toBeInTheDocument()
  expect(screen.queryByLabelText(/^Event/)).not.toBeInTheDocument()
  await fileOtherComplaint(user, 'Gate 2 is dark.')
  const sent = { type: 'Others', issue: 'Gate 2 is dark.' }
  await waitFor(() => expect(complaintsHeld(paidStudent)).toMatchObject([sent]))
  await waitFor(() => expect(tabs()).toEqual(['Current (1)', 'Closed', 'Resolved']))
})

test.each(['Registration Issue', "De-registration or Other Issue's"])(
  '%s is sent by its own name, without an event (Spec §5)',
  async (name) => {
    const { user } = await openIssue(student)
    await user.selectOptions(type(), name)
    await user.type(issue(), 'Wrong team')
    await submit(user)
    await waitFor(() => expect(complaintsHeld(student)).toHaveLength(6))
    expect(festival.calls(SUBMIT)).toMatchObject([{ body: { type: name, issue: 'Wrong team' } }])
  },
)

test('a complaint about an event names it before the type, and is listed first (Spec §5)', async () => {
  const { user } = await openIssue(student)
  await typeComplaint(user)
  await user.selectOptions(event(), 'Poetry Slam')
  await submit(user)
  await waitFor(() => expect(complaintsHeld(student)).toHaveLength(6))
  expect(latest()?.type).toBe('Event: Poetry Slam - Registration Issue')
  await waitFor(() => expect(listed()).toHaveLength(4))
  expect(cards()[0]).toHaveTextContent(/^Registration IssueEvent: Poetry Slam/)
  expect(cards()[0]).toHaveTextContent('My row is shown twice.')
  expect(issue()).toHaveValue('')
  expect(type()).toHaveValue('')
  // Nor after a reload.
  renderApp('/dashboard?open=issue')
  expect(await screen.findByLabelText('Issue')).toHaveValue('')
})

test('the chosen event survives a reload without the lists of events', async () => {
  const { user, unmount } = await openIssue(student)
  await typeComplaint(user)
  await user.selectOptions(event(), 'Poetry Slam')
  unmount()
  localStorage.removeItem('events')
  localStorage.removeItem('ownData')
  festival.break('/api/event', 'html')
  festival.break('/api/user/registered_events', 'html')
  const { user: again } = renderApp('/dashboard?open=issue', { as: student })
  expect(await screen.findByLabelText(/^Event/)).toHaveDisplayValue('Poetry Slam')
  await submit(again)
  await waitFor(() => expect(complaintsHeld(student)).toHaveLength(6))
  expect(latest()?.type).toBe('Event: Poetry Slam - Registration Issue')
})

test('lists the user’s events first, and no event twice (Spec §5)', async () => {
  await openIssue(student)
  const choice = event()
  const userEvents = await within(choice).findByRole('group', { name: 'Your events' })
  const names = (of: HTMLElement) =>
    within(of)
      .getAllByRole('option')
      .map((option) => option.textContent)
  expect(names(userEvents)).toEqual(['Nrityakala', 'Poetry Slam'])
  const others = names(within(choice).getByRole('group', { name: 'All other events' }))
  expect(others).toContain('Rangmanch')
  expect(others).not.toContain('Nrityakala')
})

test('typed values survive closing the modal and a reload, until they are sent', async () => {
  const { user } = await openIssue(student)
  await typeComplaint(user, 'Half a sen')
  await user.selectOptions(event(), 'Poetry Slam')
  await reopen(user, 'Report Issue')
  expect(issue()).toHaveValue('Half a sen')

  renderApp('/dashboard?open=issue')
  expect(await screen.findByLabelText('Issue')).toHaveValue('Half a sen')
  expect(type()).toHaveValue('Registration Issue')
  await waitFor(() => expect(event()).toHaveDisplayValue('Poetry Slam'))
})

test('complaints are in three lists, newest first; an unknown status is current (Spec §2, §4, §9)', async () => {
  const { user } = await openIssue(student)
  expect(tabs()).toEqual(['Current (3)', 'Closed (1)', 'Resolved (1)'])
  expect(cardTexts()).toEqual([
    'Registration IssueIn Progress, 13 January 2025My team does not show after registering.Cancel',
    'Registration IssueEvent: NrityakalaIn Progress, 12 January 2025Wrong college on row 2.Cancel',
    'OthersUnder Review, 11 January 2025No water near gate 3 <b>today</b>.From the organisers: Asked the campus desk.Cancel',
  ])
  await user.click(screen.getByRole('tab', { name: 'Closed (1)' }))
  expect(cardTexts()).toEqual(['Others10 January 2025Not needed any more.'])
  await user.click(screen.getByRole('tab', { name: 'Resolved (1)' }))
  expect(cards()[0]).toHaveTextContent(
    "De-registration or Other Issue's9 January 2025Please take me out of the quiz.",
  )
  expect(cards()[0]).toHaveTextContent('From the organisers: Done. You can register again')
  expect(panel().queryByRole('button')).not.toBeInTheDocument()
})

test('a user without complaints sees three empty lists, and no error', async () => {
  const { user } = await openIssue(paidStudent)
  expect(tabs()).toEqual(['Current', 'Closed', 'Resolved'])
  expect(panel().getByText('No current complaints.')).toBeInTheDocument()
  await user.click(screen.getByRole('tab', { name: 'Resolved' }))
  expect(panel().getByText('No resolved complaints.')).toBeInTheDocument()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('cancelling confirms once, names the complaint, and closes it (Spec §4, §6)', async () => {
  const { user } = await openIssue(student)
  const dialog = await cancel(user, 'Wrong college')
  expect(dialog).toHaveTextContent('Registration Issue: “Wrong college on row 2.”')
  expect(await screen.findByText('Complaint cancelled successfully')).toBeInTheDocument()
  await waitFor(() => expect(tabs()).toEqual(['Current (2)', 'Closed (2)', 'Resolved (1)']))
  expect(festival.calls(CANCEL)).toMatchObject([{ body: { complaint_id: 502 } }])
  expect(complaintsHeld(student).find(({ id }) => id === 502)?.status).toBe('Closed')
  const heading = screen.getByRole('heading', { name: 'Your complaints' })
  await waitFor(() => expect(heading).toHaveFocus())
  await user.click(screen.getByRole('tab', { name: 'Closed (2)' }))
  expect(panel().getByText('Wrong college on row 2.')).toBeInTheDocument()
})

test('a complaint resolved meanwhile cannot be cancelled, and the list is updated', async () => {
  const { user } = await openIssue(student)
  festival.change(({ complaints }) => {
    for (const complaint of complaints) if (complaint.id === 501) complaint.status = 'Resolved'
  })
  await cancel(user, 'My team')
  expect(await screen.findByText('This complaint is already resolved')).toBeInTheDocument()
  await waitFor(() => expect(tabs()).toEqual(['Current (2)', 'Closed (1)', 'Resolved (2)']))
})

test('a complaint that is being cancelled says so, and the others do not (Spec §4)', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { user } = await openIssue(student)
  festival.break(CANCEL, 'slow')
  await cancel(user, 'My team')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  expect(screen.getByRole('button', { name: 'Cancelling...' })).toBeInTheDocument()
  await cancel(user, 'Wrong college')
  await waitFor(() => expect(festival.calls(CANCEL)).toHaveLength(2))
  await act(() => vi.advanceTimersByTimeAsync(6000))
  await waitFor(() => expect(tabs()[1]).toBe('Closed (3)'))
  expect(complaintsHeld(student).filter(({ status }) => status === 'Closed')).toHaveLength(3)
})
