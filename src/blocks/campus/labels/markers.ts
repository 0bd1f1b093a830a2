import { boundsOf, groupNear, type Point } from '../geo'
import type { Kind, Place } from '../places'
import { linesOf } from './textLines'

/** What the plan draws in one spot: a place, or a bunch of places that stand too close together. */
export type Marker = Point & {
  id: string
  kind: Kind | 'bunch'
  places: readonly Place[]
  lines: readonly string[]
  /** A name beside a dot, without a sign. */
  isLandmark: boolean
}

/** Signs nearer than this hide each other. */
const BUNCH_PX = 12
/** Nearer than the coordinates can be trusted to be: no zoom separates them. */
const BUNCH_M = 10
/** At this distance places share the enlarged inset. */
const INSET_M = 60
const INSET_PLACES = 3

export function markersAt(list: readonly Place[], scale: number, maxWidth: number): Marker[] {
  const used = list.filter(({ isUsed }) => isUsed)
  const groups = groupNear(used, Math.max(BUNCH_PX / scale, BUNCH_M))
  const landmarks = list.filter(({ isLandmark }) => isLandmark)
  return [
    ...groups.map((group) => markerOf(group, maxWidth)),
    ...landmarks.map((place) => ({ ...markerOf([place], maxWidth), isLandmark: true })),
  ]
}

/** The places that are too close together for a plan of the whole campus. */
export function insetOf(list: readonly Place[]): Place[] {
  const groups = groupNear(
    list.filter(({ isUsed }) => isUsed),
    INSET_M,
  ).filter(({ length }) => length >= INSET_PLACES)
  return groups.sort((one, other) => spreadOf(one) - spreadOf(other))[0] ?? []
}

/** Each place in the inset has a marker of its own, however near the next one is. */
export function markerOf(group: readonly Place[], maxWidth: number): Marker {
  const [first] = group
  const { x, y, w, h } = boundsOf(group)
  return {
    id: group.map(({ id }) => id).join('+'),
    kind: group.length > 1 ? 'bunch' : (first?.kind ?? 'place'),
    places: group,
    lines:
      group.length > 1
        ? group.map(({ name }) => name)
        : group.flatMap(({ name }) => linesOf(name, maxWidth)),
    isLandmark: false,
    x: x + w / 2,
    y: y + h / 2,
  }
}

function spreadOf(group: readonly Place[]): number {
  const { w, h } = boundsOf(group)
  return Math.hypot(w, h)
}
