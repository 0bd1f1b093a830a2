import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { festival } from '@mocks/festival'
import { people, type Person } from '@mocks/people'
import { stubNavigator } from '../../stubNavigator'
import { renderApp } from '../../renderApp'
import { addButton, fill } from '../../features/dashboard/openEvents'
import { closeTab, loseNetwork, offlineCopies } from './network'
import { comeBack } from '../../comeBack'

const { student, paidStudent, contingentMember, teamLeader } = people
const REGISTERED = '/api/user/registered_events'
const MEMBERS = '/api/contingent/getMembers'
const AS_OF = /As of 24 Jan, 6:40 pm\./

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2025-01-24T13:10:20Z') })
})

/** Visits the dashboard and the contingent online, until all requests are done. The user returns 20 minutes later. */
async function visit(as: Person) {
  renderApp('/contingent', { as })
  await waitFor(() => expect(offlineCopies()).toContain('"contingent"'))
  const view = renderApp('/dashboard', { as })
  await waitFor(() => expect(offlineCopies()).toContain('"profile"'))
  await waitFor(() => expect(offlineCopies()).toContain('"registrations"'))
  await act(() => vi.advanceTimersByTimeAsync(6_000))
  await waitFor(() => expect(localStorage.getItem('events')).toContain('Centrifuge'))
  view.unmount()
  closeTab()
  vi.setSystemTime(new Date('2025-01-24T13:30:00Z'))
  return view
}

/** The next visit is offline. */
function reopen(path: string, as: Person) {
  loseNetwork()
  return renderApp(path, { as })
}

test.each<[path: string, as: Person, shown: (string | RegExp)[]]>([
  ['/dashboard?open=profile', paidStudent, ['Sample Hall, Room 65', 'Paid']],
  ['/contingent?open=barcode', contingentMember, [contingentMember.sfId, '301']],
  ['/schedule?plan', student, [/^My plan \([1-9]/]],
  ['/events/subevents/Dance', student, ['Centrifuge']],
])('offline, %s shows the cached data with its time', async (path, as, shown) => {
  await visit(as)
  reopen(path, as)
  expect((await screen.findAllByText(AS_OF))[0]).toHaveTextContent(/out of date\. As of/)
  for (const text of shown) expect((await screen.findAllByText(text))[0]).toBeInTheDocument()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('when the server fails the last response is shown beside its message, never an error page', async () => {
  await visit(teamLeader)
  festival.break(REGISTERED, { status: 503, body: { message: 'Down for repairs' } })
  const { user } = renderApp('/dashboard?open=events', { as: teamLeader })
  const modal = within(await screen.findByRole('dialog', { name: 'Registered Events' }))
  expect(await modal.findByText('India Calling')).toBeInTheDocument()
  expect(await modal.findByText(/Down for repairs/)).toHaveTextContent(
    'This list may be out of date. As of 24 Jan, 6:40 pm. Down for repairs',
  )
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  // A successful mutation does not update the time of the data.
  festival.break(REGISTERED, 'time-out')
  await fill(user, 'India Calling', 'SF00024', 'classmate.four@festival.test')
  await user.click(addButton('India Calling'))
  expect(await screen.findByText(/^Member added/)).toBeInTheDocument()
  await act(() => vi.advanceTimersByTimeAsync(15_000))
  expect(await modal.findByText(AS_OF)).toBeInTheDocument()
  expect(modal.getAllByText('SF00024')).not.toEqual([])
  festival.mend()
  await user.click(await modal.findByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(modal.queryByText(AS_OF)).not.toBeInTheDocument())
  expect(modal.getByText('India Calling')).toBeInTheDocument()
})

test('shows the cached response at once, and its time only after a fetch has failed', async () => {
  await visit(student)
  festival.break(REGISTERED, 'time-out')
  const { user } = renderApp('/dashboard?open=events', { as: student })
  const modal = within(await screen.findByRole('dialog', { name: 'Registered Events' }))
  expect(await modal.findByText('Nrityakala')).toBeInTheDocument()
  await user.click(modal.getByRole('button', { name: 'Deregister from Nrityakala' }))
  await user.click(await screen.findByRole('button', { name: 'Deregister' }))
  await waitFor(() => expect(modal.queryByText('Nrityakala')).not.toBeInTheDocument())
  expect(modal.queryByText(AS_OF)).not.toBeInTheDocument()
  await act(() => vi.advanceTimersByTimeAsync(15_000))
  // Nothing has been fetched, so the change does not make the list younger.
  expect(await modal.findByText(AS_OF)).toBeInTheDocument()
  expect(modal.queryByText('Nrityakala')).not.toBeInTheDocument()
})

test('a stored copy that says "no contingent" offers no forms before the server has said so', async () => {
  await visit(student)
  festival.break(MEMBERS, 'slow')
  renderApp('/contingent', { as: student })
  await waitFor(() => expect(festival.calls(MEMBERS)).toHaveLength(2))
  expect(screen.queryByRole('tab')).not.toBeInTheDocument()
  await act(() => vi.advanceTimersByTimeAsync(3_000))
  expect(await screen.findByRole('tab', { name: 'Join a contigent' })).toBeInTheDocument()
})

test('refreshes once what was opened in an earlier visit, but not what was fetched a moment ago', async () => {
  await visit(student)
  const before = festival.calls(REGISTERED).length
  renderApp('/faqs', { as: student })
  await waitFor(() => expect(festival.calls(REGISTERED)).toHaveLength(before + 1))
  await waitFor(() => expect(festival.calls(MEMBERS)).toHaveLength(2))
  renderApp('/faqs', { as: student })
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(festival.calls(REGISTERED)).toHaveLength(before + 1)
  expect(festival.calls(MEMBERS)).toHaveLength(2)
})

test('a contingent that the user has just left does not reappear, whatever the network does', async () => {
  const { user } = renderApp('/contingent', { as: contingentMember })
  await user.click(await screen.findByRole('button', { name: 'Leave Contingent' }))
  await waitFor(() => expect(offlineCopies()).toContain('Sample Institute Contingent'))
  const question = within(await screen.findByRole('alertdialog'))
  festival.break('/api/contingent/getMembers', { status: 503, body: { message: 'Under repair' } })
  comeBack()
  expect(await screen.findByText(/Under repair/)).toBeInTheDocument()
  festival.break('/api/contingent/getMembers', 'time-out')
  await user.click(question.getByRole('button', { name: /^Leave/ }))
  expect(await screen.findByText(/^You left/)).toBeInTheDocument()
  await act(() => vi.advanceTimersByTimeAsync(20_000))
  expect(await screen.findByRole('tab', { name: 'Join a contigent' })).toBeInTheDocument()
  expect(offlineCopies()).not.toContain('Sample Institute Contingent')
})

test('prefetches nothing for a user who saves data', async () => {
  await visit(student)
  stubNavigator({ connection: Object.assign(new EventTarget(), { saveData: true }) })
  const before = festival.calls(MEMBERS).length
  renderApp('/faqs', { as: student })
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(festival.calls(MEMBERS)).toHaveLength(before)
})

test.each(['/', '/contingent'])(
  'a signed-in visit that opens %s makes at most 5 requests of its own accord',
  async (path) => {
    await visit(student)
    const before = festival.calls().length
    renderApp(path, { as: student })
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    const requests = festival.calls().length - before
    expect(requests).toBeGreaterThanOrEqual(2)
    expect(requests).toBeLessThanOrEqual(5)
  },
)

test.each(['/', '/events'])(
  'the visit of somebody signed out that opens %s makes 1 request of its own accord',
  async (path) => {
    renderApp(path)
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(festival.calls().map((call) => call.path)).toEqual(['/api/event'])
  },
)
