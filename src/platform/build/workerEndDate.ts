import { DAY_MS } from '../../shared/lib/format.ts'

const DAYS = 60

/** The day on which the worker removes itself: 60 days after the festival, or after a build that is made later. */
export function workerEndDate(lastFestivalDay: string, builtOn: Date): string {
  const last = Math.max(Date.parse(lastFestivalDay), builtOn.getTime())
  return new Date(last + DAYS * DAY_MS).toISOString().slice(0, 10)
}
