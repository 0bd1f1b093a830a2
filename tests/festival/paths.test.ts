import { expect, test } from 'vitest'
import { paths } from '@/festival/paths'

test.each([
  ['Film Fest', '/events/subevents/Film%20Fest'],
  ['a/b?c#d', '/events/subevents/a%2Fb%3Fc%23d'],
  // A name that was cut inside an emoji ends with half a character.
  ['Fest \ud83c', '/events/subevents/Fest%20%EF%BF%BD'],
])('the genre %j has an address', (name, address) => {
  expect(paths.genre(name)).toBe(address)
})
