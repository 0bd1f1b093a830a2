import type { picture } from '@/content/campusPlan'

export type Spot = { lat: number; lng: number }

/** A point on the picture of the plan: x grows to the east, y to the south. */
export type Point = { x: number; y: number }

const EARTH_M = 6_371_008.8
const RADIANS = Math.PI / 180
const DEGREE_M = EARTH_M * RADIANS

/** The great-circle distance in metres. */
export function distanceOf(a: Spot, b: Spot): number {
  const lat = Math.sin(((b.lat - a.lat) * RADIANS) / 2) ** 2
  const lng = Math.sin(((b.lng - a.lng) * RADIANS) / 2) ** 2
  const shrink = Math.cos(a.lat * RADIANS) * Math.cos(b.lat * RADIANS)
  return 2 * EARTH_M * Math.asin(Math.min(1, Math.sqrt(lat + shrink * lng)))
}

/** Converts coordinates to a point on the picture. The error on a campus is a few centimetres. */
export function project({ lat, lng }: Spot, { north, west, perMetre }: typeof picture): Point {
  const eastM = DEGREE_M * Math.cos(north * RADIANS)
  return { x: (lng - west) * eastM * perMetre, y: (north - lat) * DEGREE_M * perMetre }
}

const DIRECTIONS = 'north,north-east,east,south-east,south,south-west,west,north-west'.split(',')

export function directionOf(from: Point, to: Point): string {
  const turn = Math.atan2(to.x - from.x, from.y - to.y) / RADIANS
  return DIRECTIONS[Math.round((turn + 360) / 45) % DIRECTIONS.length] ?? ''
}

export function gapOf(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}

/** Any map app opens this link. The festival's own map links have the same form. */
export function directionsTo({ lat, lng }: Spot): string {
  const url = new URL('https://www.google.com/maps/dir/')
  url.search = new URLSearchParams({ api: '1', destination: `${lat},${lng}` }).toString()
  return url.href
}
