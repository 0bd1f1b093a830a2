import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { festival } from '@mocks/festival'
import { people } from '@mocks/people'
import { openRegistration } from '../features/events/openRegistration'
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

test('an event that is left on one screen is gone from the others', async () => {
  const { user } = renderApp('/dashboard?open=events', { as: student })
  await user.click(await screen.findByRole('button', { name: 'Deregister from Nrityakala' }))
  await user.click(await screen.findByRole('button', { name: 'Deregister' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  const [events] = await screen.findAllByRole('link', { name: 'Events' })
  if (events) await user.click(events)
  await user.click(await screen.findByRole('link', { name: 'Dance' }))
  expect(await screen.findByRole('button', { name: 'Register for Nrityakala' })).toBeVisible()
})

test('an event registered on a genre page is on the dashboard at once', async () => {
  const { send, user } = await openRegistration(people.paidStudent, 'Dance', 'Shake A Leg')
  await send()
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await user.click(await screen.findByRole('link', { name: 'Dashboard' }))
  await user.click(await screen.findByRole('button', { name: 'Registered Events' }))
  const list = within(await screen.findByRole('dialog', { name: 'Registered Events' }))
  expect(await list.findByText('Shake A Leg')).toBeInTheDocument()
})

test('an event that is left during a fetch stays gone, and the list is fetched once more', async () => {
  const user = await openEvents()
  await act(() => vi.advanceTimersByTimeAsync(30_000))
  festival.break(REGISTERED, 'slow')
  await user.click(screen.getByRole('button', { name: 'Registered Events' }))
  await user.click(await screen.findByRole('button', { name: 'Deregister from Nrityakala' }))
  await user.click(await screen.findByRole('button', { name: 'Deregister' }))
  await waitFor(() => expect(screen.queryByText('Nrityakala')).not.toBeInTheDocument())
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(screen.queryByText('Nrityakala')).not.toBeInTheDocument()
  expect(requestCount()).toBe(3)
})
