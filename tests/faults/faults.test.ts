import { describe, expect, test } from 'vitest'
import { createHandlers } from '@mocks/handlers'
import { hosts } from '@mocks/hosts'
import { loseAnswers, loseSession, runFaults, sayOwnWords } from './endure'
import { rows } from './rows'

describe.each(rows)('$path', (row) => {
  test('stays usable after every fault (Spec §8)', () => runFaults(row))
  test.runIf(row.found ?? row.own)('has words of our own where the server has none (Spec §8)', () =>
    sayOwnWords(row),
  )
  test.runIf(row.unknown !== undefined || row.found !== undefined)(
    'tells honestly of a write whose answer is lost (Spec §8)',
    () => loseAnswers(row),
  )
  test.runIf(row.sessionCodes)(
    'leads to the sign-in page when the session has ended (Spec §8)',
    () => loseSession(row),
  )
})

test('every call that the mock server answers has a row', () => {
  const tried = rows.map(({ path }) => path).toSorted()
  const served = createHandlers(hosts).map(
    ({ info }) => new URL(info.header.split(' ')[1] ?? '').pathname,
  )
  expect(tried).toEqual(served.filter((path) => !path.includes('*')).toSorted())
})
