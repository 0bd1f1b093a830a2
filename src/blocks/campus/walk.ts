import type { Entry } from '@/blocks/schedule/days'
import { MINUTE_MS } from '@/shared/lib/format'
import { distanceOf } from './geo'

/** No paths are known, so each way is the straight line with a detour, at an easy pace. */
const METRES_PER_MINUTE = 80
const DETOUR = 1.3
/** Nearer than the coordinates can be trusted to be. */
const NEXT_DOOR_M = 35
/** With less time to spare than this, the walk is "just enough". */
const SPARE_MINUTES = 10

function minutesOf(metres: number): number {
  return (metres * DETOUR) / METRES_PER_MINUTE
}

/** "about 5 min", or "next door". From ten minutes on in steps of five, because it is only an estimate. */
export function walkText(metres: number): string {
  if (metres < NEXT_DOOR_M) return 'next door'
  const minutes = Math.max(1, Math.round(minutesOf(metres)))
  return `about ${minutes < 10 ? minutes : Math.round(minutesOf(metres) / 5) * 5} min`
}

export function distanceText(metres: number): string {
  return metres < 950 ? `${Math.round(metres / 10) * 10} m` : `${(metres / 1000).toFixed(1)} km`
}

type Times = { startsAt: number; endsAt: number }

/** Whether the walk fits between two entries. If they overlap, that is shown instead. */
type Fit = 'fits' | 'just' | 'late' | 'overlap'

export function fitOf(previous: Times, next: Times, metres: number): Fit {
  const gap = (next.startsAt - previous.endsAt) / MINUTE_MS
  if (gap < 0) return 'overlap'
  if (metres < NEXT_DOOR_M) return 'fits'
  if (gap < minutesOf(metres)) return 'late'
  return gap < minutesOf(metres) + SPARE_MINUTES ? 'just' : 'fits'
}

/** When to leave (ms since 1970), in steps of five minutes, rounded to the early side. */
export function leaveBy(startsAt: number, metres: number): number {
  const step = 5 * MINUTE_MS
  return Math.floor((startsAt - minutesOf(metres) * MINUTE_MS) / step) * step
}

/** The way from one entry of the user's plan to the next one of that day. */
export type PlannedWalk = { from: Entry; to: Entry; metres: number; fit: Fit }

/** By the id of the entry at the end of the walk. Entries that overlap have none. */
export function walksAmong(entries: readonly Entry[]): ReadonlyMap<string, PlannedWalk> {
  const inOrder = [...entries].sort((a, b) => a.startsAt - b.startsAt)
  const walks = inOrder.slice(1).flatMap((to, index) => {
    const from = inOrder[index]
    if (!from || from.day !== to.day || from.venue === to.venue) return []
    const metres = distanceOf(from.place, to.place)
    const fit = fitOf(from, to, metres)
    return fit === 'overlap' ? [] : [{ from, to, metres, fit }]
  })
  return new Map(walks.map((walk) => [walk.to.id, walk]))
}
