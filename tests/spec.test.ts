import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { problemsOf } from './spec'

test('each line of tests/spec.md names tests that exist', () => {
  expect(problemsOf(readFileSync('tests/spec.md', 'utf8'))).toEqual([])
})

const ROW = 'no two files of src differ in their case alone'

test.each([
  ['without a test', '- A line', 'no test is named'],
  ['whose test is gone', '- A line — `each line names a cat`', 'Closest: `each line of'],
  ['whose row is gone', `- A line — \`${ROW.replace('src', 'lib')}\``, 'no test is called'],
  ['with other words', `- It says “Unmask it” — \`${ROW}\``, 'no test of it says “Unmask it”'],
])('a line %s is an error', (_what, line, problem) => {
  expect(problemsOf(line).join()).toContain(problem)
})
