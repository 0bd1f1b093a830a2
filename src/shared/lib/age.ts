import { numberOf } from './parse'

/*
 * How old a stored time is (ms since 1970). A phone's clock may have been wrong when it was stored, or may be wrong now: a
 * time in the future counts as now. `0`: the time is not known, and what bears it is old.
 */

export function ageOf(at: number, now = Date.now()): number {
  return at > 0 ? Math.max(0, now - at) : Infinity
}

/** Reads a stored time. One in the future is read as now, so that nothing lives for ever once it is stored again. */
export function readTime(value: unknown): number {
  return Math.min(Math.max(numberOf(value) ?? 0, 0), Date.now())
}
