import { spawnSync } from 'node:child_process'
import { partsOf } from './section'
import { sections } from './sections'
import { isNamed, patternOf, testsOf } from './testNames'

/** Runs the tests that show the lines with these words: `npm run prove -- toast`. */
const words = process.argv.slice(2).join(' ').toLowerCase()
const lines = sections
  .flatMap((section) => section.lines.map((line) => ({ ...line, title: section.title })))
  .filter(({ text, title }) => `${title}: ${text}`.toLowerCase().includes(words))

if (!words || lines.length === 0) {
  process.stderr.write(`No line says "${words}". tests/spec/README.md has them all.\n`)
  process.exit(1)
}

for (const { title, text } of lines) process.stdout.write(`${title}: ${text}\n`)
const tests = [...new Set(lines.flatMap(({ shownBy }) => shownBy))].map(partsOf)
const [e2e, unit] = [true, false].map((isE2e) =>
  tests.filter(({ file }) => file.startsWith('e2e/') === isE2e),
)
// By their files: `npx` is a script on Windows, which Node does not start without a shell.
const vitest = ['node_modules/vitest/vitest.mjs', 'run']
const playwright = ['node_modules/@playwright/test/cli.js', 'test']
const failed = [run(vitest, '-t', unit), run(playwright, '-g', e2e)]
process.exit(failed.includes(true) ? 1 : 0)

/** Whether the tests of these names fail. */
function run(command: string[], option: string, named: typeof tests = []): boolean {
  if (named.length === 0) return false
  const files = [...new Set(named.map(({ file }) => file))]
  const names = named.map(({ file, name }) => namesOf(file, name)).join('|')
  const { status } = spawnSync(process.execPath, [...command, ...files, option, names], {
    stdio: 'inherit',
  })
  return status !== 0
}

function namesOf(file: string, name: string): string {
  const found = testsOf(file).filter((each) => isNamed(name, each, () => name))
  // Vitest is content when a pattern matches no test.
  if (found.length === 0) throw new Error(`${file} has no test "${name}"`)
  return found.map((each) => patternOf(name, each)).join('|')
}
