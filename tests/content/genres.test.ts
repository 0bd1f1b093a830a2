import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
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

test('no genre has two tiles', () => {
  expect(new Set(genreTiles.map(({ name }) => name)).size).toBe(genreTiles.length)
  expect(new Set(genreTiles.map(({ title }) => title)).size).toBe(genreTiles.length)
})
