import { edition } from '@/content/edition'
import { DAY_MS } from '@/shared/lib/format'

const DAYS = 60

/** The day on which the worker removes itself: a site published after the festival still needs one. */
export function workerEndOf(builtOn: Date): string {
  const last = Math.max(Date.parse(edition.lastDay), builtOn.getTime())
  return new Date(last + DAYS * DAY_MS).toISOString().slice(0, 10)
}
