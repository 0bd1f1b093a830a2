import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { cases } from '@mocks/cases/cases'
import { messages } from '@mocks/cases/messages'
import { states } from '@mocks/cases/states'
import { sections } from '../spec/sections'
import { withCases } from './casesTable'

test('e2e/README.md lists every case (vitest -u writes it)', async () => {
  const readme = '../../e2e/README.md'
  const text = readFileSync('e2e/README.md', 'utf8')
  await expect(withCases(text)).toMatchFileSnapshot(readme)
})

test('no two cases have one name', () => {
  const count = Object.keys(states).length + Object.keys(messages).length
  expect(Object.keys(cases)).toHaveLength(count)
})

/** Said in the console only. */
const LOGGED = 'Error fetching event details:'
/** Words that are always on the screen: their cases show what stands under them. */
const HEADINGS: Record<string, keyof typeof states> = {
  Closed: 'complaints-closed',
  Resolved: 'complaints-resolved',
}

test('every text that §4 and §8 quote has a case that shows it', () => {
  const wanted = sections
    .filter(({ title }) => /^§[48] /.test(title))
    .flatMap(({ lines }) => lines.flatMap(({ text }) => [...text.matchAll(/“([^”]+)”/g)]))
    .map(([, quoted = '']) => quoted)
  expect(wanted.length).toBeGreaterThan(30)
  const shown = Object.values(cases).map(({ shows }) => shows)
  const missing = wanted.filter(
    (text) =>
      !shown.some((each) => each.includes(text) || text.includes(each)) &&
      text !== LOGGED &&
      !HEADINGS[text],
  )
  expect(missing).toEqual([])
})
