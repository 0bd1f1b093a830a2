import { numberOf } from './parse'

/*
 * The clock of a phone may be wrong, so a stored time (ms since 1970) may be in the future. It then counts as now.
 * `0` means that the time is not known, and the age is infinite.
 */

export function ageOf(at: number, now = Date.now()): number {
  return at > 0 ? Math.max(0, now - at) : Infinity
}

/** A time in the future becomes now, and must be stored again. Otherwise it would never grow old. */
export function readTime(value: unknown): number {
  return Math.min(Math.max(numberOf(value) ?? 0, 0), Date.now())
}
