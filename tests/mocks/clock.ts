import { install } from '@sinonjs/fake-timers'
import { edition } from '@/content/edition'

const RealDate = Date
/** For this tab: how far its clock is ahead of the real one, in milliseconds. */
const KEY = 'festival-mock-clock'
const DAY_MS = 86_400_000
/** The browser may slow down the timers of a tab in the background. */
const CORRECT_EVERY_MS = 1_000

/** Moments worth a look, as `?now=` takes them: in Indian time. */
export const moments = {
  'sale of passes': `${shifted(edition.firstDay, -14)}T12:00`,
  'first evening': `${edition.firstDay}T19:30`,
  'after midnight': `${shifted(edition.firstDay, 2)}T00:40`,
  'the year after': `${shifted(edition.lastDay, 365)}T12:00`,
}

function shifted(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
}

/** `2025-01-25T10:00` chooses that moment and "real" the real clock, from the next load on. Returns whether it is one of them. */
export function chooseMoment(moment: string): boolean {
  if (moment === 'real') {
    sessionStorage.removeItem(KEY)
    return true
  }
  const isMoment = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(moment)
  const time = Date.parse(`${moment}${edition.utcOffset}`)
  if (!isMoment || Number.isNaN(time)) return false
  sessionStorage.setItem(KEY, String(time - RealDate.now()))
  return true
}

/** How far the clock of this tab is ahead of the real one; `null` for the real clock. */
export function clockOffset(): number | null {
  const stored = sessionStorage.getItem(KEY)
  return stored === null ? null : Number(stored)
}

/** Moves `Date` to the chosen moment; it goes on from there. Before the site loads. */
export function startClock(): void {
  const offset = clockOffset()
  if (offset === null) return
  const clock = install({ now: RealDate.now() + offset, toFake: ['Date'], shouldAdvanceTime: true })
  const correct = () => clock.setSystemTime(RealDate.now() + offset)
  setInterval(correct, CORRECT_EVERY_MS)
  document.addEventListener('visibilitychange', correct)
}
