import { expect, test } from 'vitest'
import { PATHS } from '@mocks/paths'
import { rows } from './rows'

test('every call of the site has a row', () => {
  const tried = new Set<string>(rows.map(({ path }) => path))
  expect(PATHS.filter((path) => !tried.has(path))).toEqual([])
})
