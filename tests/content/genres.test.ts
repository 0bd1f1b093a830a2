import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { genres } from '@mocks/data/events'
import { eventLogos } from '@/content/eventLogos'
import { fallbackEmblem, genreTiles } from '@/content/genres'

const pictures = [
  fallbackEmblem,
  ...genreTiles.map(({ emblem }) => emblem),
  ...Object.values(eventLogos),
]

test.each([...new Set(pictures)])('the picture %s is there', (file) => {
  expect(existsSync(`public${file}`)).toBe(true)
})

test('every tile is a genre of the server, and every genre with something to show has a tile', () => {
  const shown = genres.filter(({ events }) => events.some(({ event_status }) => event_status))
  expect(new Set(genreTiles.map(({ name }) => name))).toEqual(
    new Set(shown.map(({ genre }) => genre)),
  )
})

test('every logo belongs to an event', () => {
  const names = genres.flatMap(({ events }) => events.map(({ name }) => name.trim()))
  for (const name of Object.keys(eventLogos)) expect(names).toContain(name)
})
