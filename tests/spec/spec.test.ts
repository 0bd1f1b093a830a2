import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { problemsOf } from './problems'
import { section } from './section'
import { sections } from './sections'
import { countOf, tableOf } from './table'

const { lines, tests } = countOf(sections)

test(`${lines} lines of the specification are shown by ${tests} tests`, () => {
  const problems = problemsOf(sections)
  expect(problems.length, problems.join('\n\n')).toBe(0)
})

test('the list for people to read is up to date (vitest -u writes it)', async () => {
  await expect(tableOf(sections)).toMatchFileSnapshot('README.md')
})

const problemOf = (shownBy: string | string[], text = 'A line') =>
  problemsOf([section('2-home', 'Home', { [text]: shownBy })]).join()

test.each([
  ['no test', [], 'has no test'],
  ['a file that is not there', 'tests/nowhere.test.ts > a', 'tests/nowhere.test.ts, which does'],
  [
    'a test of another name',
    'tests/fileNames.test.ts > names that differ',
    'Nearest there: "names',
  ],
  [
    'a row that its table does not have',
    'tests/fileNames.test.ts > no two files of nowhere differ in their case alone',
    'is not in tests/fileNames.test.ts',
  ],
])('a line with %s is told, and where', (_what, shownBy, words) => {
  expect(problemOf(shownBy)).toContain(words)
  expect(problemOf(shownBy)).toContain('Mend it in tests/spec/sections/2-home.ts')
})

test('a row of a table is a test, and so is a test whose words stand in its file', () => {
  const row = 'tests/fileNames.test.ts > no two files of public differ in their case alone'
  expect(problemOf(row)).toBe('')
  expect(problemOf(row, 'Nothing may be “public”')).toBe('')
  expect(problemOf(row, 'It says “Unmask the Magic”')).toContain('none of its tests says')
})

test.each([
  ["test.skip('a')", true],
  ["test.todo('a')", true],
  ["describe.skip('b', () => test('a'))", true],
  ["test('a', () => test.skip())", true],
  ["test('a', () => test.skip(true, 'later'))", true],
  ["test('a', () => test.skip(isPhone(page), 'on phones'))", false],
  ["describe.runIf(isThisYear)('b', () => test('a'))", false],
])('what %s names is skipped: %s', (code, isSkipped) => {
  const file = join(mkdtempSync(join(tmpdir(), 'spec-')), 'a.test.ts')
  writeFileSync(file, code.replaceAll("'a')", "'a', () => undefined)"))
  const name = code.startsWith('describe') ? 'b > a' : 'a'
  expect(problemOf(`${file} > ${name}`).includes('is skipped')).toBe(isSkipped)
})
