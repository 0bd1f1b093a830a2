import fc from 'fast-check'
import { expect, test } from 'vitest'
import { picture } from '@/content/campusPlan'
import { directionOf, distanceOf, gapOf, project } from '@/blocks/campus/geo'
import { kindOf, places } from '@/features/accommodation/campus/places'
import { distanceText, fitOf, leaveBy, walksAmong, walkText } from '@/blocks/campus/walk'
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

test('the plan keeps the distances of the coordinates to half a metre', () => {
  const inMetres = { ...picture, perMetre: 1 }
  fc.assert(
    fc.property(campusSpot, campusSpot, (from, to) => {
      const [start, end] = [project(from, inMetres), project(to, inMetres)]
      expect(gapOf(start, end)).toBeCloseTo(distanceOf(from, to), 0)
    }),
  )
  expect(distanceOf(of('panLoopCourt'), of('pronitesGround'))).toBeCloseTo(1882, -1)
  expect(distanceOf(of('vikramshila'), of('kalidas'))).toBeLessThan(10)
})

test('north is up, and the way back is the opposite direction', () => {
  expect(directionOf(of('netaji').spot, of('snBose').spot)).toBe('east')
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
    fc.property(point, point, (from, to) => {
      fc.pre(gapOf(from, to) > 1)
      expect(directionOf(to, from)).toBe(turned(directionOf(from, to)))
    }),
  )
})

test('derives the kind of a place from its name', () => {
  expect(kindOf('Raman Auditorium')).toBe('auditorium')
  expect(kindOf('JCB Hall')).toBe('hall')
  expect(kindOf('Hallmark Corner')).toBe('place')
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
])('%d m are written as "%s"', (metres, expected, length) => {
  expect(walkText(metres)).toBe(expected)
  expect(distanceText(metres)).toBe(length)
})

test.each([
  ['18:00', '17:59', 'overlap'],
  ['18:00', '18:00', 'late'],
  ['18:00', '18:29', 'late'],
  ['18:00', '18:35', 'just'],
  ['18:00', '18:41', 'fits'],
] as const)('an entry until %s and one from %s, half an hour away: %s', (end, start, fit) => {
  const entry = { startsAt: at('16:00'), endsAt: at(end) }
  expect(fitOf(entry, { startsAt: at(start), endsAt: at('22:00') }, 1846)).toBe(fit)
})

test('a next-door place is always in time, and the time to leave is rounded down', () => {
  const entry = { startsAt: at('16:00'), endsAt: at('18:00') }
  expect(fitOf(entry, { startsAt: at('18:00'), endsAt: at('19:00') }, 10)).toBe('fits')
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
