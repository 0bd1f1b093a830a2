import type { Entry } from '@/blocks/schedule/days'
import { distanceOf } from './geo'
import { fitOf, type Fit } from './walk'

/** The way from one entry of the user's plan to the next one of that day. */
export type OwnWalk = { from: Entry; to: Entry; metres: number; fit: Fit }

/** By the id of the entry that it leads to. Entries that overlap anyway have none, wherever they are. */
export function walksAmong(entries: readonly Entry[]): ReadonlyMap<string, OwnWalk> {
  const inOrder = [...entries].sort((one, other) => one.startsAt - other.startsAt)
  const walks = inOrder.slice(1).flatMap((to, index) => {
    const from = inOrder[index]
    if (!from || from.day !== to.day || from.venue === to.venue) return []
    const metres = distanceOf(from.place, to.place)
    const fit = fitOf(from, to, metres)
    return fit === 'overlap' ? [] : [{ from, to, metres, fit }]
  })
  return new Map(walks.map((walk) => [walk.to.id, walk]))
}
