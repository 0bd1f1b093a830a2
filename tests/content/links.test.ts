import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { edition } from '@/content/edition'
import { genreTiles } from '@/content/genres'
import { links, socials } from '@/content/links'

test('every address outside the site is https', () => {
  const addresses = [...Object.values(links), ...socials.map(({ href }) => href)]
  for (const address of addresses) expect(new URL(address).protocol).toBe('https:')
})

test('five social networks, in the order of the spec', () => {
  const names = socials.map(({ name }) => name)
  expect(names).toEqual(['X', 'Facebook', 'Instagram', 'YouTube', 'LinkedIn'])
})

test('the festival ends after it starts, and its years of passing go up', () => {
  expect(edition.lastDay > edition.firstDay).toBe(true)
  expect(edition.yearsOfPassing).toEqual([2025, 2026, 2027, 2028, 2029])
})

test('ten genres, each once, each with its emblem on disk', () => {
  expect(genreTiles.map(({ title }) => title)).toEqual([
    'Dance',
    'Music',
    'Dramatics',
    'Literary',
    'Film Fest',
    'Quiz',
    'Fine Arts',
    'Humour Fest',
    'Fashion',
    'Culinary Arts',
  ])
  for (const { emblem } of genreTiles) expect(existsSync(`public${emblem}`)).toBe(true)
})
