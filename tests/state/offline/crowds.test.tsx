import { act, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { festival } from '@mocks/festival'
import { people, type Person } from '@mocks/people'
import { openContingent } from '../../features/contingent/openContingent'
import { renderApp } from '../../renderApp'
import { offlineCopies } from './network'

const { student, contingentMember } = people
const MEMBERS = '/api/contingent/getMembers'

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2025-01-24T13:10:20Z') })
})

/** Opens everything that is ever prefetched. */
async function visitBefore(as: Person) {
  renderApp('/contingent', { as })
  await waitFor(() => expect(offlineCopies()).toContain('"contingent"'))
  renderApp('/dashboard', { as })
  await waitFor(() => expect(offlineCopies()).toContain('"registrations"'))
  vi.setSystemTime(new Date('2025-01-24T13:30:00Z'))
}

test.each(['/', '/dashboard', '/contingent', '/schedule'])(
  'a signed-in visit that opens %s makes at most 5 requests of its own accord',
  async (path) => {
    await visitBefore(student)
    const before = festival.calls().length
    renderApp(path, { as: student })
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    const requests = festival.calls().length - before
    expect(requests).toBeGreaterThanOrEqual(2)
    expect(requests).toBeLessThanOrEqual(5)
  },
)

test.each(['/', '/events', '/schedule', '/signin'])(
  'the visit of somebody signed out that opens %s makes 1 request of its own accord',
  async (path) => {
    renderApp(path)
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(festival.calls().map((call) => call.path)).toEqual(['/api/event'])
  },
)

/** The network goes and returns on an open screen, and the clock stops. Returns how often its data were fetched by then. */
async function interruptNetwork(random: number): Promise<number> {
  await openContingent(contingentMember)
  vi.spyOn(Math, 'random').mockReturnValue(random)
  const before = festival.calls(MEMBERS).length
  vi.setTimerTickMode('manual')
  act(() => void window.dispatchEvent(new Event('offline')))
  act(() => void window.dispatchEvent(new Event('online')))
  return before
}

test.each([
  [0.5, 2_500],
  [0.99, 4_950],
])(
  'with the random number %d a phone waits %d ms after the network has returned',
  async (number, wait) => {
    const before = await interruptNetwork(number)
    await act(() => vi.advanceTimersByTimeAsync(wait - 100))
    expect(festival.calls(MEMBERS)).toHaveLength(before)
    vi.setTimerTickMode('interval')
    await act(() => vi.advanceTimersByTimeAsync(100))
    await waitFor(() => expect(festival.calls(MEMBERS)).toHaveLength(before + 1))
  },
)

test('a network that returns twice within the wait is asked once, after the second wait', async () => {
  const before = await interruptNetwork(0.5)
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  act(() => void window.dispatchEvent(new Event('online')))
  await act(() => vi.advanceTimersByTimeAsync(2_000))
  expect(festival.calls(MEMBERS)).toHaveLength(before)
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(festival.calls(MEMBERS)).toHaveLength(before + 1)
})

test('a network that goes again within the wait is not asked', async () => {
  const before = await interruptNetwork(0.5)
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  act(() => void window.dispatchEvent(new Event('offline')))
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(festival.calls(MEMBERS)).toHaveLength(before)
})
