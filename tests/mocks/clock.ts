import { install } from '@sinonjs/fake-timers'
import { edition } from '@/content/edition'

const RealDate = Date
/** The difference of this tab's clock from the real clock, in milliseconds. */
const KEY = 'festival-mock-clock'
const DAY_MS = 86_400_000
/** The browser may slow down the timers of a tab in the background, so the clock is corrected. */
const CORRECT_EVERY_MS = 1_000

/** Useful moments in Indian time, as values of `?now=`. */
export const moments = {
  'sale of passes': `${shifted(edition.firstDay, -14)}T12:00`,
  'first evening': `${edition.firstDay}T19:30`,
  'after midnight': `${shifted(edition.firstDay, 2)}T00:40`,
  'the year after': `${shifted(edition.lastDay, 365)}T12:00`,
}

function shifted(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
}

/** Takes `2025-01-25T10:00`, or "real" for the real clock, from the next load on. Returns false for other texts. */
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

/** The offset of this tab's clock in milliseconds. `null` for the real clock. */
export function clockOffset(): number | null {
  const stored = sessionStorage.getItem(KEY)
  return stored === null ? null : Number(stored)
}

/** Moves `Date` to the chosen moment, and time continues from there. Call it before the site loads. */
export function startClock(): void {
  const offset = clockOffset()
  if (offset === null) return
  const clock = install({ now: RealDate.now() + offset, toFake: ['Date'], shouldAdvanceTime: true })
  const correct = () => clock.setSystemTime(RealDate.now() + offset)
  setInterval(correct, CORRECT_EVERY_MS)
  document.addEventListener('visibilitychange', correct)
}
