import { basename } from 'node:path'
import { partsOf, type Section } from './section'

export function countOf(sections: Section[]) {
  const lines = sections.flatMap((each) => each.lines)
  const tests = new Set(lines.flatMap(({ shownBy }) => shownBy))
  return { lines: lines.length, tests: tests.size }
}

const HEAD = `# What shows each line of the specification

Written by \`npx vitest run tests/spec -u\` from \`sections/\`; do not edit it here.

The lines name the tests, and not the tests the lines, because a test then keeps a name that says what people see, one
place holds all that the specification asks, and whoever renames a test is told which line to mend and where.

- **One line shown**: \`npm run prove -- toast\` runs the tests of every line with that word.
- **A test has another name now**: \`npx vitest run tests/spec\` says which line lost it and what is nearest.
- **A new line**: add it in \`sections/\`, with a test that fails when the line is broken. Words of the site stand in
  “curly quotes”: they must stand in one of the line's tests, too. A row of a table of tests is named by its own words.
- **By decision §n** marks where a later decision of the organisers stands above the specification.
`

/** The list for people to read. */
export function tableOf(sections: Section[]): string {
  const counts = sections.map((each) => {
    const { lines, tests } = countOf([each])
    return `| ${each.title} | ${lines} | ${tests} |`
  })
  const { lines, tests } = countOf(sections)
  const all = ['| Section | Lines | Tests |', '| --- | --: | --: |', ...counts]
  const parts = [HEAD, [...all, `| **All** | **${lines}** | **${tests}** |`, ''].join('\n')]
  return [...parts, ...sections.map(listOf)].join('\n')
}

function listOf({ title, lines }: Section): string {
  const items = lines.flatMap(({ text, shownBy }) => [
    `- ${escaped(text)}`,
    ...shownBy.map((test) => {
      const { file, name } = partsOf(test)
      return `  - [${basename(file)}](../../${file}): ${escaped(name)}`
    }),
  ])
  return [`## ${title}`, '', ...items, ''].join('\n')
}

/** Angle brackets and the like would be read as markup. */
function escaped(text: string): string {
  return text.replace(/[<>*_[\]`]/g, '\\$&')
}
