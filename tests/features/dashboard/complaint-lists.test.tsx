import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { festival } from '@mocks/festival'
import { people } from '@mocks/people'
import type { FestivalState } from '@mocks/state'
import { CANCEL, complaintsHeld, FETCH, listed, openIssue, tabs } from './openIssue'

const { student, paidStudent } = people

const panel = () => within(screen.getByRole('tabpanel'))
const cards = () => panel().queryAllByRole('listitem')
const statusOf = (wanted: number) =>
  festival.state().complaints.find(({ id }) => id === wanted)?.status

function complain(many: number, status = 'In Progress') {
  festival.change((state: FestivalState) => {
    state.complaints = Array.from({ length: many }, (_, index) => ({
      id: index + 1,
      accountId: student.id,
      type: 'Others',
      issue: `Complaint number ${index + 1}`,
      status,
      created_at: '2025-01-10T10:00:00.000Z',
      remarks: null,
    }))
  })
}

test('complaints stand in three lists, newest first, a status nobody knows among the current', async () => {
  const { user } = await openIssue(student)
  expect(tabs()).toEqual(['Current (3)', 'Closed (1)', 'Resolved (1)'])
  expect(cards().map((card) => card.textContent)).toEqual([
    'Registration IssueIn Progress, 13 January 2025My team does not show after registering.Cancel',
    'Registration IssueEvent: NrityakalaIn Progress, 12 January 2025Wrong college on row 2.Cancel',
    'OthersUnder Review, 11 January 2025No water near gate 3 <b>today</b>.From the organisers: Asked the campus desk.Cancel',
  ])
  await user.click(screen.getByRole('tab', { name: 'Closed (1)' }))
  expect(cards().map((card) => card.textContent)).toEqual([
    'Others10 January 2025Not needed any more.',
  ])
  await user.click(screen.getByRole('tab', { name: 'Resolved (1)' }))
  expect(cards()[0]).toHaveTextContent(
    "De-registration or Other Issue's9 January 2025Please take me out of the quiz.",
  )
  expect(cards()[0]).toHaveTextContent('From the organisers: Done. You can register again')
  expect(panel().queryByRole('button')).not.toBeInTheDocument()
})

test('somebody who never complained sees three empty lists, and no error', async () => {
  const { user } = await openIssue(paidStudent)
  expect(tabs()).toEqual(['Current', 'Closed', 'Resolved'])
  expect(panel().getByText('No current complaints.')).toBeInTheDocument()
  await user.click(screen.getByRole('tab', { name: 'Resolved' }))
  expect(panel().getByText('No resolved complaints.')).toBeInTheDocument()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('cancelling asks once, names the complaint, and moves it to Closed without asking the server again', async () => {
  const { user } = await openIssue(student)
  await user.click(screen.getByRole('button', { name: /^Cancel: .*Wrong college/ }))
  const question = await screen.findByRole('alertdialog', { name: 'Cancel complaint?' })
  expect(question).toHaveTextContent('Registration Issue: “Wrong college on row 2.”')
  expect(statusOf(502)).toBe('in progress')
  await user.click(within(question).getByRole('button', { name: 'Cancel complaint' }))
  expect(await screen.findByText('Complaint cancelled successfully')).toBeInTheDocument()
  await waitFor(() => expect(tabs()).toEqual(['Current (2)', 'Closed (2)', 'Resolved (1)']))
  expect(festival.calls(CANCEL).map(({ body }) => body)).toMatchObject([{ complaint_id: 502 }])
  expect(statusOf(502)).toBe('Closed')
  expect(festival.calls(FETCH)).toHaveLength(1)
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: 'Your complaints' })).toHaveFocus(),
  )
  await user.click(screen.getByRole('tab', { name: 'Closed (2)' }))
  expect(panel().getByText('Wrong college on row 2.')).toBeInTheDocument()
})

test('a complaint that is kept stays, and nothing is sent', async () => {
  const { user } = await openIssue(student)
  const cancel = screen.getByRole('button', { name: /^Cancel: .*Wrong college/ })
  await user.click(cancel)
  await user.click(await screen.findByRole('button', { name: 'Keep it' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  await waitFor(() => expect(cancel).toHaveFocus())
  expect(festival.calls(CANCEL)).toEqual([])
})

test('a complaint resolved meanwhile cannot be cancelled, and the list is put right', async () => {
  const { user } = await openIssue(student)
  festival.change(({ complaints }) => {
    for (const complaint of complaints) if (complaint.id === 501) complaint.status = 'Resolved'
  })
  await user.click(screen.getByRole('button', { name: /^Cancel: .*My team/ }))
  await user.click(await screen.findByRole('button', { name: 'Cancel complaint' }))
  expect(await screen.findByText('This complaint is already resolved')).toBeInTheDocument()
  await waitFor(() => expect(tabs()).toEqual(['Current (2)', 'Closed (1)', 'Resolved (2)']))
})

test('a complaint that is being cancelled says so, and another one does not', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { user } = await openIssue(student)
  festival.break(CANCEL, 'slow')
  await user.click(screen.getByRole('button', { name: /^Cancel: .*My team/ }))
  await user.click(await screen.findByRole('button', { name: 'Cancel complaint' }))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  expect(screen.getByRole('button', { name: 'Cancelling...' })).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: /^Cancel: .*Wrong college/ }))
  const question = within(await screen.findByRole('alertdialog'))
  await user.click(question.getByRole('button', { name: 'Cancel complaint' }))
  await waitFor(() => expect(festival.calls(CANCEL)).toHaveLength(2))
  await act(() => vi.advanceTimersByTimeAsync(6000))
  await waitFor(() => expect(tabs()[1]).toBe('Closed (3)'))
  expect(complaintsHeld(student).filter(({ status }) => status === 'Closed')).toHaveLength(3)
})

test('of 200 complaints twenty are shown at once', async () => {
  complain(200)
  const { user } = await openIssue(student)
  expect(tabs()[0]).toBe('Current (200)')
  expect(listed()).toHaveLength(20)
  expect(cards()[0]).toHaveTextContent('Complaint number 200')
  await user.click(screen.getByRole('button', { name: 'Show 20 more' }))
  expect(listed()).toHaveLength(40)
})

test('opening it again asks again', async () => {
  const { user } = await openIssue(student)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  complain(1, 'Resolved')
  await user.click(screen.getByRole('button', { name: 'Report Issue' }))
  await waitFor(() => expect(tabs()).toEqual(['Current', 'Closed', 'Resolved (1)']))
})
