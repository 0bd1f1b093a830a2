import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { festival } from '@mocks/festival'
import { people } from '@mocks/people'
import { CANCEL, complaintsHeld, openIssue, submit, SUBMIT, tabs, typeComplaint } from './openIssue'

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

test('an empty form names both mistakes, moves to the first, and sends nothing (Spec §5, §8)', async () => {
  const { user } = await openIssue(student)
  await submit(user)
  await waitFor(() => expect(type()).toHaveAccessibleDescription('Please select Issue Type'))
  expect(issue()).toHaveAccessibleDescription('Please Fill in the Issue')
  await waitFor(() => expect(type()).toHaveFocus())
  expect(festival.calls(SUBMIT)).toEqual([])
})

test('a text without a letter is not sent, one with a letter of any script is (Spec §5)', async () => {
  const { user } = await openIssue(student)
  await fileOtherComplaint(user, '12345 !!! ...')
  expect(await screen.findByText('Please Fill in the Issue')).toBeInTheDocument()
  expect(festival.calls(SUBMIT)).toEqual([])
  await fileOtherComplaint(user, ' १२ पानी\n')
  expect(await screen.findByText('Complaint submitted successfully')).toBeInTheDocument()
  expect(latest()).toMatchObject({ type: 'Others', issue: '१२ पानी' })
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
})

test('a complaint about an event names it before the type, and is listed first (Spec §5)', async () => {
  const { user } = await openIssue(student)
  await typeComplaint(user)
  await user.selectOptions(event(), 'Poetry Slam')
  await submit(user)
  await waitFor(() => expect(complaintsHeld(student)).toHaveLength(6))
  expect(latest()?.type).toBe('Event: Poetry Slam - Registration Issue')
  await waitFor(() => expect(cards()).toHaveLength(4))
  expect(cards()[0]).toHaveTextContent(/^Registration IssueEvent: Poetry Slam/)
  expect(cards()[0]).toHaveTextContent('My row is shown twice.')
  expect(issue()).toHaveValue('')
})

test('the user’s own events come first (Spec §5)', async () => {
  await openIssue(student)
  await within(event()).findByRole('group', { name: 'Your events' })
  const [own, others] = within(event()).getAllByRole('group')
  expect(own).toHaveTextContent('NrityakalaPoetry Slam')
  expect(others).toHaveAccessibleName('All other events')
})

test('complaints are in three lists, newest first; an unknown status is current (Spec §2, §4)', async () => {
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

test('cancelling confirms once, names the complaint, and closes it (Spec §4, §6)', async () => {
  const { user } = await openIssue(student)
  await user.click(screen.getByRole('button', { name: /^Cancel: .*Wrong college/ }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Cancel complaint?' })
  expect(dialog).toHaveTextContent('Registration Issue: “Wrong college on row 2.”')
  await user.click(within(dialog).getByRole('button', { name: 'Cancel complaint' }))
  expect(await screen.findByText('Complaint cancelled successfully')).toBeInTheDocument()
  await waitFor(() => expect(tabs()).toEqual(['Current (2)', 'Closed (2)', 'Resolved (1)']))
  expect(festival.calls(CANCEL)).toMatchObject([{ body: { complaint_id: 502 } }])
  expect(complaintsHeld(student).find(({ id }) => id === 502)?.status).toBe('Closed')
  const heading = screen.getByRole('heading', { name: 'Your complaints' })
  await waitFor(() => expect(heading).toHaveFocus())
  await user.click(screen.getByRole('tab', { name: 'Closed (2)' }))
  expect(panel().getByText('Wrong college on row 2.')).toBeInTheDocument()
})
