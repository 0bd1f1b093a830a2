import { expect, test } from 'vitest'
import { entrance, pins } from '@/content/campusPlan'
import { venues } from '@/content/venues'
import { gapOf, type Point } from '@/blocks/campus/geo'
import {
  MARKER,
  namePosition,
  SIZE,
  ZOOMS,
  type Look,
} from '@/features/accommodation/campus/picture/planLayout'
import { isUsed, places, type Place } from '@/features/accommodation/campus/places'

test('every venue and the entrance have unique numbers without a gap', () => {
  expect(places.map(({ number }) => number)).toEqual(
    Object.keys(venues).map((_, index) => index + 1),
  )
  expect(Object.keys(pins).toSorted()).toEqual(Object.keys(venues).toSorted())
  expect(places.map(({ id }) => id)).toContain(entrance)
})

test('the numbers go from west to east, first those of the schedule', () => {
  const fromWest = (list: Place[]) => list.toSorted((a, b) => a.spot.x - b.spot.x)
  const right = [
    ...fromWest(places.filter(isUsed)),
    ...fromWest(places.filter((place) => !isUsed(place))),
  ]
  expect(
    places.map(({ id }) => id),
    'number `pins` in campusPlan.ts in the expected order',
  ).toEqual(right.map(({ id }) => id))
})

test('a pin is at its true position, or close enough for its line', () => {
  for (const { name, spot, pin } of places) expect(gapOf(spot, pin), name).toBeLessThan(20)
})

/** As in PlanPicture.module.css. A sign is so many em wide in the widest name, with its rim: measured in a browser. */
const FONTS = { phone: 13.5, wide: 17 }
const EM = 0.62

type Shape = { of: string; is: 'marker' | 'disc' | 'name'; box: Box }
/** A circle has no size, but a radius. */
type Box = Point & { w: number; h: number; radius: number }

/** All that is drawn at a step of the zoom, in units of the drawing. */
function drawn(step: 1 | 2 | 3, font: number, chosen?: Place): Shape[] {
  return places.flatMap((place) => {
    const look: Look = place === chosen ? 'chosen' : isUsed(place) ? 'full' : 'pale'
    return [...beadOf(place, look, step), ...nameOf(place, look, { step, font })]
  })
}

function beadOf({ id: of, pin }: Place, look: Look, step: 1 | 2 | 3): Shape[] {
  const around = (radius: number): Box => ({ ...pin, w: 0, h: 0, radius: radius / ZOOMS[step] })
  const disc = { pale: MARKER.pale, full: MARKER.disc, chosen: MARKER.disc * MARKER.chosenScale }[
    look
  ]
  // The plate of the chosen one is under the other markers, so its disc alone counts.
  const plate = look === 'full' ? MARKER.plate : disc
  return [
    { of, is: 'disc', box: around(disc) },
    { of, is: 'marker', box: around(plate) },
  ]
}

type Scale = { step: 1 | 2 | 3; font: number }

function nameOf({ id: of, pin, label }: Place, look: Look, { step, font }: Scale): Shape[] {
  if (!label || (label.isLate && step < 3)) return []
  const [seat, zoom] = [namePosition(label, look), ZOOMS[step]]
  const width = label.text.length * font * EM
  const left = { start: 0, middle: width / 2, end: width }[seat.anchor]
  const x = pin.x + (seat.x - left) / zoom
  const y = pin.y + (seat.y - font / 2) / zoom
  return [{ of, is: 'name', box: { x, y, w: width / zoom, h: font / zoom, radius: 0 } }]
}

function gapBetween(first: Box, second: Box): number {
  const apart = (a: number, aSize: number, b: number, bSize: number) =>
    Math.max(b - a - aSize, a - b - bSize, 0)
  const x = apart(first.x, first.w, second.x, second.w)
  const y = apart(first.y, first.h, second.y, second.h)
  return Math.hypot(x, y) - first.radius - second.radius
}

function overlapsAmong(shapes: Shape[], chosen?: Place): string[] {
  const meets = (first: Shape, second: Shape) => {
    const isChosen = first.of === chosen?.id || second.of === chosen?.id
    // Beside a chosen one the plates may touch, the numbers may not.
    const counts = (shape: Shape) => shape.is !== 'marker' || !isChosen
    return (
      first.of !== second.of &&
      counts(first) &&
      counts(second) &&
      gapBetween(first.box, second.box) <= 0
    )
  }
  return shapes.flatMap((first, index) =>
    shapes
      .slice(index + 1)
      .flatMap((second) =>
        meets(first, second) ? [`${first.is} of ${first.of}, ${second.is} of ${second.of}`] : [],
      ),
  )
}

const MOVE =
  'in campusPlan.ts, move one with `at` (up to 20 units), or put a name at another `side`'

const views = ([1, 2, 3] as const).flatMap((step) =>
  Object.entries(FONTS).map(([width, font]) => ({ step, width, font })),
)

test.each(views)(
  'at zoom step $step ($width) no pins or names overlap, and all are inside the plan',
  ({ step, font }) => {
    const shapes = drawn(step, font)
    expect(shapes.some(({ is }) => is === 'name')).toBe(true)
    expect(overlapsAmong(shapes), MOVE).toEqual([])
    const isInside = ({ box: { x, y, w, h, radius } }: Shape) =>
      Math.min(x, y) - radius >= 0 && x + w + radius <= SIZE.w && y + h + radius <= SIZE.h
    const outside = shapes.filter((shape) => !isInside(shape))
    expect(
      outside.map(({ of, is }) => `${is} of ${of}`),
      MOVE,
    ).toEqual([])
  },
)

test.each(views)(
  'at zoom step $step ($width) a chosen place covers no other number or name',
  ({ step, font }) => {
    for (const chosen of places)
      expect(
        overlapsAmong(drawn(step, font, chosen), chosen),
        `${chosen.name} is chosen: ${MOVE}`,
      ).toEqual([])
  },
)
