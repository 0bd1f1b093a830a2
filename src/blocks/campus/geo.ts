export type Spot = { lat: number; lng: number }

/** Metres east and south of an origin, or pixels: y grows downwards, as on a screen. */
export type Point = { x: number; y: number }

export type Box = Point & { w: number; h: number }

const EARTH_M = 6_371_008.8
const RADIANS = Math.PI / 180

/** The great-circle distance in metres. */
export function distanceOf(one: Spot, other: Spot): number {
  const lat = Math.sin(((other.lat - one.lat) * RADIANS) / 2) ** 2
  const lng = Math.sin(((other.lng - one.lng) * RADIANS) / 2) ** 2
  const shrink = Math.cos(one.lat * RADIANS) * Math.cos(other.lat * RADIANS)
  return 2 * EARTH_M * Math.asin(Math.min(1, Math.sqrt(lat + shrink * lng)))
}

/** Metres from the middle of all spots. Exact to a few centimetres on a campus. */
export function project<Place extends Spot>(places: readonly Place[]): (Place & Point)[] {
  const middle = {
    lat: middleOf(places.map(({ lat }) => lat)),
    lng: middleOf(places.map(({ lng }) => lng)),
  }
  const northM = EARTH_M * RADIANS
  const eastM = northM * Math.cos(middle.lat * RADIANS)
  return places.map((place) => ({
    ...place,
    x: (place.lng - middle.lng) * eastM,
    y: (middle.lat - place.lat) * northM,
  }))
}

const DIRECTIONS = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
] as const

export type Direction = (typeof DIRECTIONS)[number]

export function directionOf(from: Point, to: Point): Direction {
  const turn = Math.atan2(to.x - from.x, from.y - to.y) / RADIANS
  const index = Math.round((turn + 360) / 45) % DIRECTIONS.length
  return DIRECTIONS[index] ?? 'north'
}

/** Points that are linked by steps shorter than `reach` are one group. */
export function groupNear<Item extends Point>(items: readonly Item[], reach: number): Item[][] {
  return items.reduce<Item[][]>((groups, item) => {
    const isNear = (group: Item[]) => group.some((other) => gapOf(item, other) < reach)
    const near = groups.filter(isNear)
    return [...groups.filter((group) => !near.includes(group)), [...near.flat(), item]]
  }, [])
}

export function gapOf(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y)
}

export function boundsOf(points: readonly Point[]): Box {
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y }
}

/** The area that two boxes share, each grown by half of `margin`. */
export function overlapOf(one: Box, other: Box, margin = 0): number {
  const w = Math.min(one.x + one.w, other.x + other.w) - Math.max(one.x, other.x) + margin
  const h = Math.min(one.y + one.h, other.y + other.h) - Math.max(one.y, other.y) + margin
  return w > 0 && h > 0 ? w * h : 0
}

/** From the nearest edge of the box; 0 inside it. */
export function gapToBox({ x, y, w, h }: Box, point: Point): number {
  return Math.hypot(
    Math.max(x - point.x, 0, point.x - x - w),
    Math.max(y - point.y, 0, point.y - y - h),
  )
}

export function gapToLine(from: Point, to: Point, point: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const share = ((point.x - from.x) * dx + (point.y - from.y) * dy) / (dx * dx + dy * dy || 1)
  const along = Math.max(0, Math.min(1, share))
  return gapOf(point, { x: from.x + along * dx, y: from.y + along * dy })
}

function middleOf(numbers: readonly number[]): number {
  return (Math.min(...numbers) + Math.max(...numbers)) / 2
}

/** A square with the point in its middle. */
export function boxAround({ x, y }: Point, reach: number): Box {
  return { x: x - reach, y: y - reach, w: 2 * reach, h: 2 * reach }
}
