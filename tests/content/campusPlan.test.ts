import { expect, test } from 'vitest'
import { entrance, pins } from '@/content/campusPlan'
import { venues } from '@/content/venues'
import { gapOf, type Point } from '@/blocks/campus/geo'
import { MARKER, namePosition, SIZE, ZOOMS, type Look } from '@/blocks/campus/picture/planLayout'
import { isUsed, places, type Place } from '@/blocks/campus/places'

test('every venue has a number of its own, without a gap, and so has the entrance', () => {
  expect(places.map(({ number }) => number)).toEqual(
    Object.keys(venues).map((_, index) => index + 1),
  )
  expect(Object.keys(pins).toSorted()).toEqual(Object.keys(venues).toSorted())
  expect(places.map(({ id }) => id)).toContain(entrance)
})

test('the numbers go from west to east, first those of the schedule', () => {
  const fromWest = (list: Place[]) => list.toSorted((one, other) => one.spot.x - other.spot.x)
  const right = [
    ...fromWest(places.filter(isUsed)),
    ...fromWest(places.filter((place) => !isUsed(place))),
  ]
  // A failure shows the order in which `pins` must be numbered.
  expect(places.map(({ id }) => id)).toEqual(right.map(({ id }) => id))
})

test('a pin stands at its true spot, or near enough for a stick', () => {
  for (const { name, spot, pin } of places) expect(gapOf(spot, pin), name).toBeLessThan(20)
})

/** As in PlanPicture.module.css. A sign is so many em wide in the widest name, with its rim: measured in a browser. */
const FONTS = { phone: 13.5, wide: 17 }
const EM = 0.62

type Thing = { of: string; is: 'marker' | 'disc' | 'name'; box: Box }
/** A circle has no size, but a radius. */
type Box = Point & { w: number; h: number; radius: number }

/** All that is drawn at a step of the zoom, in units of the drawing. */
function drawn(step: 1 | 2 | 3, font: number, chosen?: Place): Thing[] {
  return places.flatMap((place) => {
    const look: Look = place === chosen ? 'chosen' : isUsed(place) ? 'full' : 'pale'
    return [...beadOf(place, look, step), ...nameOf(place, look, { step, font })]
  })
}

function beadOf({ id: of, pin }: Place, look: Look, step: 1 | 2 | 3): Thing[] {
  const around = (radius: number): Box => ({ ...pin, w: 0, h: 0, radius: radius / ZOOMS[step] })
  const disc = { pale: MARKER.pale, full: MARKER.disc, chosen: MARKER.disc * MARKER.chosenScale }[
    look
  ]
  // The petals of the chosen one are under the other markers, so its disc alone counts.
  const petals = look === 'full' ? MARKER.petals : disc
  return [
    { of, is: 'disc', box: around(disc) },
    { of, is: 'marker', box: around(petals) },
  ]
}

type Scale = { step: 1 | 2 | 3; font: number }

function nameOf({ id: of, pin, label }: Place, look: Look, { step, font }: Scale): Thing[] {
  if (!label || (label.isLate && step < 3)) return []
  const [seat, zoom] = [namePosition(label, look), ZOOMS[step]]
  const width = label.text.length * font * EM
  const left = { start: 0, middle: width / 2, end: width }[seat.anchor]
  const x = pin.x + (seat.x - left) / zoom
  const y = pin.y + (seat.y - font / 2) / zoom
  return [{ of, is: 'name', box: { x, y, w: width / zoom, h: font / zoom, radius: 0 } }]
}

function gapBetween(one: Box, other: Box): number {
  const apart = (a: number, aSize: number, b: number, bSize: number) =>
    Math.max(b - a - aSize, a - b - bSize, 0)
  const x = apart(one.x, one.w, other.x, other.w)
  const y = apart(one.y, one.h, other.y, other.h)
  return Math.hypot(x, y) - one.radius - other.radius
}

function overlapsAmong(things: Thing[], chosen?: Place): string[] {
  const meets = (one: Thing, other: Thing) => {
    const isChosen = one.of === chosen?.id || other.of === chosen?.id
    // Beside a chosen one the petals may touch, the numbers may not.
    const counts = (each: Thing) => each.is !== 'marker' || !isChosen
    return (
      one.of !== other.of && counts(one) && counts(other) && gapBetween(one.box, other.box) <= 0
    )
  }
  return things.flatMap((one, index) =>
    things
      .slice(index + 1)
      .flatMap((other) => (meets(one, other) ? [`${one.of} ${other.of}`] : [])),
  )
}

const views = ([1, 2, 3] as const).flatMap((step) =>
  Object.entries(FONTS).map(([width, font]) => ({ step, width, font })),
)

test.each(views)(
  'at step $step of the zoom ($width) no pin and no name lies over another, and none leaves the plan',
  ({ step, font }) => {
    const things = drawn(step, font)
    expect(things.some(({ is }) => is === 'name')).toBe(true)
    expect(overlapsAmong(things)).toEqual([])
    const isInside = ({ box: { x, y, w, h, radius } }: Thing) =>
      Math.min(x, y) - radius >= 0 && x + w + radius <= SIZE.w && y + h + radius <= SIZE.h
    expect(things.filter((thing) => !isInside(thing)).map(({ of }) => of)).toEqual([])
  },
)

test.each(views)(
  'at step $step of the zoom ($width) a chosen place covers no other number or name',
  ({ step, font }) => {
    for (const chosen of places)
      expect(overlapsAmong(drawn(step, font, chosen), chosen), chosen.name).toEqual([])
  },
)
