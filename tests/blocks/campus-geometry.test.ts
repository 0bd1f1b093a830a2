import fc from 'fast-check'
import { expect, test } from 'vitest'
import { directionOf, distanceOf, gapOf, groupNear, overlapOf, project } from '@/blocks/campus/geo'
import { insetOf, markersAt } from '@/blocks/campus/labels/markers'
import { placeLabels } from '@/blocks/campus/labels/placement'
import { linesOf } from '@/blocks/campus/labels/textLines'
import { walksAmong } from '@/blocks/campus/ownWalks'
import {
  clampTo,
  nearestZoomLevel,
  toMetres,
  toPixels,
  zoomAt,
  zoomLevelsFrom,
} from '@/blocks/campus/pane/camera/camera'
import { outside } from '@/blocks/campus/pane/layout'
import { nextPlace } from '@/blocks/campus/pane/nextPlace'
import { coveredBoxes, viewOf, wholeCamera } from '@/blocks/campus/pane/view'
import { kindOf, places } from '@/blocks/campus/places'
import { distanceText, fitOf, leaveBy, metresIn, minutesOf, walkText } from '@/blocks/campus/walk'
import { days } from '@/blocks/schedule/days'

const campusSpot = fc.record({
  lat: fc.double({ min: 22.31, max: 22.33, noNaN: true }),
  lng: fc.double({ min: 87.29, max: 87.32, noNaN: true }),
})
const point = fc.record({
  x: fc.integer({ min: -900, max: 900 }),
  y: fc.integer({ min: -900, max: 900 }),
})
const of = (id: string) => places.find((place) => place.id === id) ?? expect.fail(id)

test('the plan keeps the distances of the coordinates to a few centimetres', () => {
  fc.assert(
    fc.property(campusSpot, campusSpot, (one, other) => {
      const [a, b] = project([one, other])
      expect(a && b && gapOf(a, b)).toBeCloseTo(distanceOf(one, other), 0)
    }),
  )
  expect(distanceOf(of('panLoopCourt'), of('pronitesGround'))).toBeCloseTo(1882, -1)
  expect(distanceOf(of('vikramshila'), of('kalidas'))).toBeLessThan(10)
})

test('north is up, and the way back is the opposite direction', () => {
  expect(directionOf(of('netaji'), of('snBose'))).toBe('east')
  expect(directionOf({ x: 0, y: 0 }, { x: 0, y: -5 })).toBe('north')
  const opposite: Record<string, string> = {
    north: 'south',
    east: 'west',
    south: 'north',
    west: 'east',
  }
  const turned = (name: string) =>
    name
      .split('-')
      .map((part) => opposite[part])
      .join('-')
  fc.assert(
    fc.property(point, point, (one, other) => {
      fc.pre(gapOf(one, other) > 1)
      expect(directionOf(other, one)).toBe(turned(directionOf(one, other)))
    }),
  )
})

test('groups hold each point once; points of two groups are never near', () => {
  fc.assert(
    fc.property(
      fc.array(point, { maxLength: 12 }),
      fc.integer({ min: 1, max: 400 }),
      (all, reach) => {
        const groups = groupNear(all, reach)
        expect(groups.flat()).toHaveLength(all.length)
        const groupOf = (each: unknown) =>
          groups.findIndex((group) => group.some((one) => one === each))
        for (const one of all)
          for (const two of all.filter((each) => groupOf(each) !== groupOf(one)))
            expect(gapOf(one, two)).toBeGreaterThanOrEqual(reach)
      },
    ),
  )
})

test('places too close together are one marker at every scale, or in the inset', () => {
  const bunches = (scale: number) =>
    markersAt(places, scale, 120).flatMap(({ places: group }) =>
      group.length > 1 ? [group.map(({ name }) => name)] : [],
    )
  expect(bunches(2)).toEqual([['Kalidas Auditorium', 'Vikramshila (V1–V4)']])
  expect(bunches(0.19).flat().length).toBeGreaterThan(2)
  expect(
    insetOf(places)
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(['gargiMaitri', 'kalidas', 'vikramshila'])
})

test.each([0.43, 0.5, 1, 2])('at %d px a metre no two names overlap', (scale) => {
  const markers = markersAt(places, scale, 120).map((marker) => ({
    ...marker,
    x: marker.x * scale,
    y: marker.y * scale,
  }))
  const written = [...placeLabels(markers, { obstacles: [] }).values()].filter(
    ({ isFree }) => isFree,
  )
  expect(written.length).toBeGreaterThan(15)
  for (const [index, { label }] of written.entries())
    for (const other of written.slice(index + 1)) expect(overlapOf(label, other.label)).toBe(0)
})

test.each([960, 840, 701])('on a plan %d px wide no name covers a pointer or its foot', (w) => {
  const size = { w, h: 682 }
  const { pins } = viewOf({ camera: wholeCamera(size), size, isWhole: true })
  const signs = pins.filter(({ marker }) => !marker.isLandmark)
  expect(signs.length).toBeGreaterThan(5)
  const crossed = signs.flatMap(({ spot, placement: { head }, marker }) =>
    pins
      .filter(({ placement: { label, isFree } }) =>
        [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9].some((part) => {
          const x = spot.x + (head.x - spot.x) * part
          const y = spot.y + (head.y - spot.y) * part
          return isFree && overlapOf(label, { x, y, w: 0.1, h: 0.1 }) > 0
        }),
      )
      .map((other) => `${marker.id} through ${other.marker.id}`),
  )
  expect(crossed).toEqual([])
})

test.each([
  { w: 390, h: 406 },
  { w: 960, h: 682 },
])('on a plan %o no name leaves the pane or is covered', (size) => {
  const { pins } = viewOf({ camera: wholeCamera(size), size, isWhole: true })
  const written = pins.filter(({ placement }) => placement.isFree)
  expect(written.length).toBeGreaterThan(5)
  const hidden = written.filter(({ placement: { label } }) =>
    [...coveredBoxes(size), ...outside(size)].some((box) => overlapOf(label, box) > 0),
  )
  expect(hidden.map(({ marker }) => marker.id)).toEqual([])
})

test('a long name breaks at one space into lines of similar length', () => {
  expect(linesOf('TOAT', 112)).toEqual(['TOAT'])
  expect(linesOf("Technology Students' Gymkhana", 128)).toEqual([
    'Technology',
    "Students' Gymkhana",
  ])
  expect(linesOf('Unbreakableverylongnameofaplace', 50)).toHaveLength(1)
})

test('the kind of a place follows from the words of its name', () => {
  expect(kindOf('Raman Auditorium')).toBe('auditorium')
  expect(kindOf('JCB Hall')).toBe('hall')
  expect(kindOf('Hallmark Corner')).toBe('place')
})

test('zooming keeps the point under the finger, and the camera stays on the campus', () => {
  const size = { w: 390, h: 406 }
  fc.assert(
    fc.property(point, point, fc.constantFrom(0.5, 1, 2), (middle, pixel, scale) => {
      const camera = { ...middle, scale: 0.5 }
      const spot = toMetres(camera, size, pixel)
      const moved = toPixels(zoomAt(camera, size, pixel, scale), size, spot)
      expect(gapOf(moved, pixel)).toBeLessThan(0.001)
    }),
  )
  expect(clampTo({ x: -10, y: -10, w: 20, h: 20 }, { x: 99, y: -99, scale: 1 })).toEqual({
    x: 10,
    y: -10,
    scale: 1,
  })
  expect(nearestZoomLevel(zoomLevelsFrom(0.18), 0.7)).toBe(0.5)
})

test('an arrow key moves to the nearest place in its direction, and stops at the edge', () => {
  const all = [
    { id: 'here', x: 0, y: 0 },
    { id: 'near', x: 40, y: 10 },
    { id: 'far', x: 400, y: 0 },
    { id: 'above', x: 5, y: -50 },
  ]
  const [here] = all
  const go = (key: string) => here && nextPlace(key, here, all)?.id
  expect(['ArrowRight', 'ArrowUp', 'ArrowLeft', 'Home', 'End'].map(go)).toEqual([
    'near',
    'above',
    undefined,
    'here',
    'above',
  ])
})

const all = days.flatMap(({ entries }) => entries)
const pick = (...ids: string[]) => all.filter(({ id }) => ids.includes(id))
const at = (time: string) => Date.parse(`2025-01-25T${time}:00+05:30`)

test.each([
  [8, 'next door', '10 m'],
  [50, 'about 1 min', '50 m'],
  [310, 'about 5 min', '310 m'],
  [1000, 'about 15 min', '1.0 km'],
  [1882, 'about 30 min', '1.9 km'],
])('%d m are written as "%s"', (metres, words, length) => {
  expect(walkText(metres)).toBe(words)
  expect(distanceText(metres)).toBe(length)
})

test('the rings and the minutes are the same measure', () => {
  for (const minutes of [5, 10, 15, 20]) expect(minutesOf(metresIn(minutes))).toBeCloseTo(minutes)
})

test.each([
  ['18:00', '17:59', 'overlap'],
  ['18:00', '18:00', 'late'],
  ['18:00', '18:29', 'late'],
  ['18:00', '18:35', 'just'],
  ['18:00', '18:41', 'fits'],
] as const)('an entry until %s and one from %s, half an hour away: %s', (end, start, fit) => {
  const one = { startsAt: at('16:00'), endsAt: at(end) }
  expect(fitOf(one, { startsAt: at(start), endsAt: at('22:00') }, 1846)).toBe(fit)
})

test('a next-door place is always in time, and the time to leave is rounded down', () => {
  const one = { startsAt: at('16:00'), endsAt: at('18:00') }
  expect(fitOf(one, { startsAt: at('18:00'), endsAt: at('19:00') }, 10)).toBe('fits')
  expect(leaveBy(at('19:00'), 1882)).toBe(at('18:25'))
})

test('there is one walk to each next entry elsewhere, and none across days or from a clash', () => {
  const walks = walksAmong(
    pick('day2-edm-night', 'day2-centrifuge', 'day2-shuffle-finals', 'day3-sf-idol-finals'),
  )
  expect([...walks.values()].map(({ from, to, fit }) => [from.title, to.title, fit])).toEqual([
    ['Centrifuge', 'Shuffle Finals', 'fits'],
    ['Shuffle Finals', 'EDM Night', 'late'],
  ])
  expect(walksAmong(pick('day2-nrityakala', 'day2-a-mighty-pen')).size).toBe(0)
})
