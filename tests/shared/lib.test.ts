import { expect, test } from 'vitest'
import { rupees } from '@/shared/lib/format'
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
