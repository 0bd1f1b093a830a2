import { describe, expect, test } from 'vitest'
import { PATHS } from '@mocks/paths'
import {
  expectFallbackMessage,
  expectSessionEnds,
  expectUsable,
  expectUsableAfterTimeout,
  expectVerified,
} from './checks'
import { canBeLost, delaysOf, endingsOf, trialsOf } from './faults'
import { rows } from './rows'

test('every call of the site has a row', () => {
  const tried = new Set<string>(rows.map(({ path }) => path))
  expect(PATHS.filter((path) => !tried.has(path))).toEqual([])
})

describe.each(rows)('$path', (row) => {
  test.each(trialsOf(row))('stays usable after $name (Spec §8)', (trial) =>
    expectUsable(row, trial),
  )
  test.each(delaysOf(row))('stays usable after %s (Spec §8)', (_name, fault) =>
    expectUsableAfterTimeout(row, fault),
  )
  test.runIf(row.applied ?? row.fallbackMessage)(
    'shows a fallback message when the server sends none (Spec §8)',
    () => expectFallbackMessage(row),
  )
  test.runIf(canBeLost(row))(
    'notices that a mutation may have taken effect when the response is lost (Spec §8)',
    () => expectVerified(row, 'cut'),
  )
  test.each(endingsOf(row))(
    'leads to the sign-in page after %s, which ends the session (Spec §8)',
    (_name, fault) => expectSessionEnds(row, fault),
  )
})
