import { describe, expect, test } from 'vitest'
import { createHandlers } from '@mocks/handlers'
import { hosts } from '@mocks/hosts'
import { kinds } from './row'
import {
  loseResponses,
  loseSession,
  runDelays,
  runFaultMatrix,
  showFallbackMessage,
} from './runFaultMatrix'
import { rows } from './rows'

describe.each(rows)('$path', (row) => {
  test.each(kinds)('stays usable after every fault of the kind “%s” (Spec §8)', (kind) =>
    runFaultMatrix(row, kind),
  )
  test('stays usable when a request times out, and when its response comes late (Spec §8)', () =>
    runDelays(row))
  test.runIf(row.applied ?? row.fallbackMessage)(
    'shows a fallback message when the server sends none (Spec §8)',
    () => showFallbackMessage(row),
  )
  test.runIf(row.unconfirmed !== undefined || row.applied !== undefined)(
    'says that a mutation may have taken effect when its response is lost (Spec §8)',
    () => loseResponses(row),
  )
  test.runIf(row.sessionCodes)(
    'leads to the sign-in page when the session has ended (Spec §8)',
    () => loseSession(row),
  )
})

test('every endpoint of the mock server has a row', () => {
  const tried = rows.map(({ path }) => path).toSorted()
  const served = createHandlers(hosts).map(
    ({ info }) => new URL(info.header.split(' ')[1] ?? '').pathname,
  )
  expect(tried).toEqual(served.filter((path) => !path.includes('*')).toSorted())
})
