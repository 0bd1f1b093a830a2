import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createHandlers } from '@mocks/handlers'
import { hosts } from '@mocks/hosts'
import { games } from '@/content/games'
import { runFaults, loseSession, makeDo } from './endure'
import { faultCount, rows } from './rows'

// Collected all the same, and compared with what may be logged.
beforeAll(() => void vi.mocked(console.warn).mockImplementation(() => undefined))
afterAll(() => void vi.mocked(console.warn).mockReset())

describe.each(rows)('$path', (row) => {
  test('survives every fault in one and the same screen', () => runFaults(row))
  test('reads what is there of an odd answer', () => makeDo(row))
  test.runIf(row.sessionCodes)('leads to the sign-in when the session has ended', () =>
    loseSession(row),
  )
})

const sources = import.meta.glob<string>('/src/api/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Every path that is written in src/api, with the two of each game, which are content. */
function pathsOfTheSite(): string[] {
  const written = Object.values(sources).flatMap((source) => {
    const base = /const BASE = '([^']+)'/.exec(source)?.[1] ?? ''
    const found = source.matchAll(/['`]((?:\$\{BASE\})?\/[\w/]+)['`]/g)
    return [...found]
      .map(([, path = '']) => path.replace('${BASE}', base))
      .filter((path) => path !== base)
  })
  return [...written, ...Object.values(games).flatMap(({ scores }) => [scores.one, scores.all])]
}

test('every call of the site has a row, and every row is a call of the mock server', () => {
  const tried = rows.map(({ path }) => path).toSorted()
  expect(tried).toEqual([...new Set(pathsOfTheSite())].toSorted())
  const served = createHandlers(hosts).map(
    ({ info }) => new URL(info.header.split(' ')[1] ?? '').pathname,
  )
  expect(tried).toEqual(served.filter((path) => !path.includes('*')).toSorted())
})

test(`${faultCount} faults are tried`, () => expect(faultCount).toBeGreaterThan(800))
