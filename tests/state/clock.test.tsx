import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { festival } from '@mocks/festival'
import { people } from '@mocks/people'
import { ageOf, readTime } from '@/shared/lib/age'
import { draftOf, VISITOR } from '@/state/drafts'
import { endedSession } from '@/state/endedSession'
import { startSession } from '@/state/session'
import { stayPayments } from '@/state/handedOffPayments'
import { renderApp } from '../renderApp'
import { putDraft } from '../storedDraft'
import { setViewport } from '../viewport'
import { loseNetwork, offlineCopies } from './offline/network'

/* A phone's clock may be wrong, and right again later. */

const { student } = people
const NOW = Date.parse('2025-01-24T13:10:20Z')
const [MINUTE_MS, DAY_MS] = [60_000, 24 * 60 * 60_000]
const YEAR_MS = 365 * DAY_MS

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: NOW })
})

/** As after a reload. */
function reopen() {
  window.dispatchEvent(new StorageEvent('storage'))
  startSession()
}

test('a time in the future counts as now, and one that is missing as old', () => {
  expect(readTime(NOW + YEAR_MS)).toBe(NOW)
  expect(readTime(NOW - DAY_MS)).toBe(NOW - DAY_MS)
  expect(['soon', undefined, -5, Number.NaN].map(readTime)).toEqual([0, 0, 0, 0])
  expect([ageOf(NOW + MINUTE_MS), ageOf(NOW - MINUTE_MS), ageOf(0)]).toEqual([
    0,
    MINUTE_MS,
    Infinity,
  ])
})

test('the list of events without a known time has no “As of”', async () => {
  renderApp('/events')
  await waitFor(() => expect(localStorage.getItem('events')).toContain('Centrifuge'))
  localStorage.removeItem('events-at')
  festival.break('/api/event', 'html')
  renderApp('/events')
  expect(await screen.findByText(/These events may be out of date\./)).not.toHaveTextContent(
    'As of',
  )
})

test.each([5 * MINUTE_MS, DAY_MS, YEAR_MS])(
  'a payment, a draft and an ended session from %s ms ahead count from the next start on, and end',
  (ahead) => {
    setViewport(390)
    vi.setSystemTime(NOW + ahead)
    stayPayments.begin(student.sfId, ['Individual'])
    putDraft('join', { contingent_id: '301' }, { owner: VISITOR })
    endedSession.set({ sfId: student.sfId, name: student.name, at: Date.now() })
    vi.setSystemTime(NOW)
    reopen()
    expect(stayPayments.underWay(student.sfId)).toEqual(['Individual'])
    expect(draftOf(VISITOR, 'join').get()?.at).toBe(NOW)
    expect(endedSession.get()?.at).toBe(NOW)
    for (const key of ['stay-payments', 'last-pass'])
      expect(localStorage.getItem(key)).toContain(`"at":${NOW}`)
    vi.setSystemTime(NOW + 31 * MINUTE_MS)
    expect(stayPayments.underWay(student.sfId)).toEqual([])
    vi.setSystemTime(NOW + 15 * DAY_MS)
    reopen()
    expect(endedSession.get()).toBeNull()
  },
)

test('what a clock ahead has kept for use offline is there when it is right again', async () => {
  vi.setSystemTime(NOW + DAY_MS)
  const { unmount } = renderApp('/dashboard?open=events', { as: student })
  expect(await screen.findByText('Nrityakala')).toBeInTheDocument()
  await waitFor(() => expect(offlineCopies()).toContain('Nrityakala'))
  unmount()
  vi.setSystemTime(NOW)
  loseNetwork()
  renderApp('/dashboard?open=events', { as: student })
  expect(await screen.findByText('Nrityakala')).toBeInTheDocument()
  expect((await screen.findAllByText(/As of 24 Jan, 6:40 pm/))[0]).toBeVisible()
})
