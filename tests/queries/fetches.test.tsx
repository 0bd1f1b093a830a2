import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { festival } from '@mocks/festival'
import { people } from '@mocks/people'
import { comeBack } from '../comeBack'
import { renderApp } from '../renderApp'

const { student } = people
const REGISTERED = '/api/user/registered_events'
const requestCount = () => festival.calls(REGISTERED).length

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2025-01-10T06:00:00Z') })
})

/** Opens Registered Events on the dashboard, and closes it once the list has loaded. */
async function openEvents() {
  const { user } = renderApp('/dashboard', { as: student })
  await user.click(await screen.findByRole('button', { name: 'Registered Events' }))
  expect(await screen.findByText('Nrityakala')).toBeInTheDocument()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  return user
}

async function openDance(user: Awaited<ReturnType<typeof openEvents>>) {
  const [events] = await screen.findAllByRole('link', { name: 'Events' })
  if (events) await user.click(events)
  await user.click(await screen.findByRole('link', { name: 'Dance' }))
  expect(await screen.findByText('Registered')).toBeInTheDocument()
}

test('the registered events, the schedule and the genre page share one request', async () => {
  const user = await openEvents()
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Schedule' }))
  expect(await screen.findByRole('button', { name: /^My plan \([1-9]/ })).toBeInTheDocument()
  await openDance(user)
  expect(requestCount()).toBe(1)
})

test('the next screen refetches after half a minute, and shows the cached response meanwhile', async () => {
  const user = await openEvents()
  await act(() => vi.advanceTimersByTimeAsync(30_000))
  festival.break(REGISTERED, 'slow')
  await openDance(user)
  expect(requestCount()).toBe(2)
  expect(screen.queryByText(/As of/)).not.toBeInTheDocument()
})

const MINUTE_MS = 60_000

async function openLeftEvents() {
  renderApp('/dashboard?open=events', { as: student })
  expect(await screen.findByText('Nrityakala')).toBeInTheDocument()
  festival.change((state) => {
    state.registrations = state.registrations.filter(({ leaderId }) => leaderId !== student.id)
  })
}

async function comeBackAfter(ms: number) {
  await act(() => vi.advanceTimersByTimeAsync(ms))
  comeBack()
  await act(() => vi.advanceTimersByTimeAsync(500))
}

test('refetches visible data once and silently on return after five minutes', async () => {
  await openLeftEvents()
  const changes: Element[] = []
  const watch = new MutationObserver(() => {
    changes.push(...screen.queryAllByText(/^Loading|As of|out of date/))
    changes.push(...screen.queryAllByRole('button', { name: 'Dismiss' }))
  })
  watch.observe(document.body, { childList: true, subtree: true })
  await comeBackAfter(5 * MINUTE_MS)
  await waitFor(() => expect(screen.queryByText('Nrityakala')).not.toBeInTheDocument())
  watch.disconnect()
  expect(changes).toEqual([])
  expect(requestCount()).toBe(2)
})

test('fetches the list of events once a visit, however often the user returns', async () => {
  renderApp('/events')
  await waitFor(() => expect(festival.calls('/api/event')).toHaveLength(1))
  await comeBackAfter(10 * MINUTE_MS)
  expect(festival.calls('/api/event')).toHaveLength(1)
})

test('refetches the list of events on return if it failed to load', async () => {
  festival.break('/api/event', { status: 503 })
  renderApp('/events')
  expect(await screen.findByText('The list of events did not load')).toBeInTheDocument()
  festival.mend()
  await comeBackAfter(2_000)
  expect(await screen.findByRole('search')).toBeInTheDocument()
})

test('a response after the sign-out changes nothing', async () => {
  festival.break(REGISTERED, 'slow')
  const { user } = renderApp('/dashboard', { as: student })
  await waitFor(() => expect(requestCount()).toBe(1))
  await user.click(await screen.findByRole('button', { name: 'Logout' }))
  await act(() => vi.advanceTimersByTimeAsync(5_000))
  festival.mend()
  localStorage.setItem('userData', JSON.stringify(festival.sessionOf(people.teamLeader)))
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'userData' })))
  await user.click(await screen.findByRole('link', { name: 'DASHBOARD' }))
  await user.click(await screen.findByRole('button', { name: 'Registered Events' }))
  const list = within(await screen.findByRole('dialog', { name: 'Registered Events' }))
  expect(await list.findByText('India Calling')).toBeInTheDocument()
  expect(list.queryByText('Nrityakala')).not.toBeInTheDocument()
  expect(requestCount()).toBe(2)
})

const records = () => festival.calls('/api/user/getUser').length

test('fetches nothing while a user stays on a page, or while the tab is hidden', async () => {
  renderApp('/faqs', { as: student })
  await waitFor(() => expect(records()).toBe(1))
  await act(() => vi.advanceTimersByTimeAsync(60 * MINUTE_MS))
  expect(records()).toBe(1)
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  await comeBackAfter(6 * MINUTE_MS)
  expect(records()).toBe(1)
})

test('each return fetches the payment status once, however soon (Spec §4)', async () => {
  renderApp('/faqs', { as: student })
  await waitFor(() => expect(records()).toBe(1))
  for (const count of [2, 3]) {
    await comeBackAfter(10_000)
    expect(records()).toBe(count)
  }
})
