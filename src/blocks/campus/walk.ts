import type { Entry } from '@/blocks/schedule/days'
import { MINUTE_MS } from '@/shared/lib/format'
import { distanceOf } from './geo'

/** The paths are unknown, so a walk is the straight line with a detour, at an easy pace. */
const METRES_PER_MINUTE = 80
const DETOUR = 1.3
/** Below this distance the coordinates are not exact enough. */
const NEXT_DOOR_M = 35
/** A walk with less spare time than this fits only just. */
const SPARE_MINUTES = 10

function minutesOf(metres: number): number {
  return (metres * DETOUR) / METRES_PER_MINUTE
}

/** "about 5 min", or "next door". Above ten minutes it is rounded to five, because it is only an estimate. */
export function walkText(metres: number): string {
  if (metres < NEXT_DOOR_M) return 'next door'
  const minutes = Math.max(1, Math.round(minutesOf(metres)))
  return `about ${minutes < 10 ? minutes : Math.round(minutesOf(metres) / 5) * 5} min`
}

export function distanceText(metres: number): string {
  return metres < 950 ? `${Math.round(metres / 10) * 10} m` : `${(metres / 1000).toFixed(1)} km`
}

type Times = { startsAt: number; endsAt: number }

/** How the walk fits between two entries. `overlap`: the entries overlap, so the clash is shown instead. */
type Fit = 'fits' | 'just' | 'late' | 'overlap'

export function fitOf(previous: Times, next: Times, metres: number): Fit {
  const gap = (next.startsAt - previous.endsAt) / MINUTE_MS
  if (gap < 0) return 'overlap'
  if (metres < NEXT_DOOR_M) return 'fits'
  if (gap < minutesOf(metres)) return 'late'
  return gap < minutesOf(metres) + SPARE_MINUTES ? 'just' : 'fits'
}

/** When to leave (ms since 1970), rounded down to five minutes. */
export function leaveBy(startsAt: number, metres: number): number {
  const step = 5 * MINUTE_MS
  return Math.floor((startsAt - minutesOf(metres) * MINUTE_MS) / step) * step
}

/** The walk from one entry of the user's plan to the next one of the same day. */
export type PlannedWalk = { from: Entry; to: Entry; metres: number; fit: Fit }

/** The key is the id of the entry at the end of the walk. Entries that overlap have no walk. */
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
