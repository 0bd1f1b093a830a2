import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { games } from '@/content/games'

test('every game can be in an address, and has a title of its own and a poster on disk', () => {
  for (const name of Object.keys(games)) expect(name).toMatch(/^[a-z]+$/)
  const titles = Object.values(games).map(({ title }) => title)
  expect(new Set(titles).size).toBe(titles.length)
  for (const { poster } of Object.values(games)) expect(existsSync(`public${poster}`)).toBe(true)
})

test.each(['.env.example', '.env.mock'])('%s has the address of every game', (file) => {
  const variables = Object.keys(parseEnv(readFileSync(file, 'utf8')))
  const wanted = Object.keys(games).map((name) => `VITE_${name.toUpperCase()}_GAME_URL`)
  expect(variables).toEqual(expect.arrayContaining(wanted))
})

test('a mask on disk for each place of the podium', () => {
  for (const rank of [1, 2, 3]) expect(existsSync(`public/art/podium/${rank}.svg`)).toBe(true)
})
