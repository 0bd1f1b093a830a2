import { act, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { festival } from '@mocks/festival'
import { people, type Person } from '@mocks/people'
import { renderApp } from '../../renderApp'
import { offlineCopies } from './network'

const { student } = people

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

test.each(['/', '/contingent'])(
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

test.each(['/', '/events'])(
  'the visit of somebody signed out that opens %s makes 1 request of its own accord',
  async (path) => {
    renderApp(path)
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(festival.calls().map((call) => call.path)).toEqual(['/api/event'])
  },
)
