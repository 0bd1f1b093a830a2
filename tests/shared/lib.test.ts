import { expect, test } from 'vitest'
import { rupees } from '@/shared/lib/format'
import { hashOf } from '@/shared/lib/hashOf'
import { paths } from '@/shared/paths'

test.each([
  [0, '₹0'],
  [60, '₹60'],
  [999, '₹999'],
  [2449, '₹2,449'],
  [99999, '₹99,999'],
  [123456, '₹1,23,456'],
  [12345678, '₹1,23,45,678'],
])('%i is written %s', (amount, written) => {
  expect(rupees(amount)).toBe(written)
})

test.each([
  ['Film Fest', '/events/subevents/Film%20Fest'],
  ['a/b?c#d', '/events/subevents/a%2Fb%3Fc%23d'],
  // A name that was cut inside an emoji ends with half a character.
  ['Fest \ud83c', '/events/subevents/Fest%20%EF%BF%BD'],
])('the genre %j has an address', (name, address) => {
  expect(paths.genre(name)).toBe(address)
})

const marksOf = (people: number) =>
  Array.from({ length: people }, (_, at) => hashOf(`SF${String(at).padStart(5, '0')}`))

test('a mark does not say who it was: dozens of 20,000 people have the same', () => {
  const counts = new Map<string, number>()
  for (const mark of marksOf(20_000)) counts.set(mark, (counts.get(mark) ?? 0) + 1)
  expect(Math.min(...counts.values())).toBeGreaterThan(24)
  expect(counts.size).toBe(256)
})

test('a browser always gives a person the same mark, and another browser gives other marks', () => {
  const here = marksOf(20)
  expect(marksOf(20)).toEqual(here)
  localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage'))
  expect(marksOf(20)).not.toEqual(here)
})
