import type { Box, Point } from '../geo'
import { markersAt, type Marker } from '../labels/markers'
import { placeLabels, type Placement, type Surroundings } from '../labels/placement'
import { places, type Place } from '../places'
import type { Size } from './camera/camera'

/** A marker with the pixels of its true spot, its sign and its name. */
export type Pin = { marker: Marker; spot: Point; placement: Placement }

type Layout = {
  list: readonly Place[]
  scale: number
  maxWidth: number
  obstacles: readonly Box[]
}

const known = new Map<string, Pin[]>()

/** Names stay where they are when the day, the choice or the stars change. Computed once for a view. */
export function layoutOf({ list, scale, maxWidth, obstacles }: Layout): Pin[] {
  const key = JSON.stringify([list.map(({ id }) => id), scale, maxWidth, obstacles])
  const found = known.get(key)
  if (found) return found
  const markers = markersAt(list, scale, maxWidth)
  const pins = placePins(
    markers.map((marker) => ({ marker, spot: scaled(marker, scale) })),
    {
      obstacles,
      dots: places.filter((place) => !list.includes(place)).map((place) => scaled(place, scale)),
    },
  )
  known.set(key, pins)
  return pins
}

export function placePins(
  spots: readonly { marker: Marker; spot: Point }[],
  surroundings: Surroundings,
): Pin[] {
  const placements = placeLabels(
    spots.map(({ marker, spot }) => ({ ...marker, ...spot })),
    surroundings,
  )
  return spots.flatMap(({ marker, spot }) => {
    const placement = placements.get(marker.id)
    return placement ? [{ marker, spot, placement }] : []
  })
}

/** Obstacles around the pane. */
export function outside({ w, h }: Size): Box[] {
  const far = 2000
  return [
    { x: -far, y: -far, w: far + 8, h: 2 * far },
    { x: w - 8, y: -far, w: far, h: 2 * far },
    { x: -far, y: -far, w: 2 * far, h: far + 8 },
    { x: -far, y: h - 8, w: 2 * far, h: far },
  ]
}

const scaled = ({ x, y }: Point, scale: number): Point => ({ x: x * scale, y: y * scale })
export const movedPoint = (point: Point, by: Point) => ({ x: point.x + by.x, y: point.y + by.y })
export const moved = (box: Box, by: Point): Box => ({ ...box, ...movedPoint(box, by) })

export function movedPlacement(placement: Placement, by: Point): Placement {
  return { ...placement, head: movedPoint(placement.head, by), label: moved(placement.label, by) }
}
