import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { cases } from '@mocks/cases/cases'
import { messages } from '@mocks/cases/messages'
import { states } from '@mocks/cases/states'
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
