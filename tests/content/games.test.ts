import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { games } from '@/content/games'

test('two games, with the names of the spec and their posters on disk', () => {
  expect(Object.values(games).map(({ title }) => title)).toEqual(['Witch Runner', 'Knock the Cans'])
  for (const { poster } of Object.values(games)) expect(existsSync(`public${poster}`)).toBe(true)
})

test('a mask on disk for each place of the podium', () => {
  for (const rank of [1, 2, 3]) expect(existsSync(`public/art/podium/${rank}.svg`)).toBe(true)
})
