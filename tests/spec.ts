import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

/** `row`: its title with words in the place of the placeholders. `words`: all of its file and of the helpers beside it. */
type Test = { file: string; title: string; row: RegExp; words: string }

/** What stands for a word of a table of tests: `%s`, `$path` and, in a template, `${width}`. */
const PLACEHOLDER = /%[sdifjoO#$]|\$\{[^}]*\}|\$[a-z][\w.]*/gi
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const patternOf = (title: string, gap: string) => title.split(PLACEHOLDER).map(escaped).join(gap)
const plain = (text: string) => text.replace(/\\(?=['"`])|\s+(?=\s)/g, '').replace(/’/g, "'")
const pathOf = ({ file, title }: Test) => `${file} > ${title}`
const isTest = (file: string) => /\.(test|spec)\.tsx?$/.test(file)
const scriptsIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((file) => /\.tsx?$/.test(file))
const tests = ['tests', 'e2e'].flatMap(scriptsIn).filter(isTest).flatMap(testsIn)

/** Finds `test('title', …)`, `test.each(…)('title', …)`, `describe('group', …)`, but not what is skipped. */
function testsIn(file: string): Test[] {
  const code = readFileSync(file, 'utf8')
  const beside = file.split('/').length < 3 ? [] : scriptsIn(file.replace(/\/[^/]*$/, ''))
  const helpers = beside.filter((each) => !isTest(each)).map((each) => readFileSync(each, 'utf8'))
  const words = plain([code, ...helpers].join('\n'))
  const found: Test[] = []
  function visit(node: ts.Node, group: string): void {
    const enter = () => node.forEachChild((child) => visit(child, group))
    if (!ts.isCallExpression(node)) return enter()
    const [name, body] = node.arguments
    const [call] = /^(test|it|look|describe)\b(\.\w+)*/.exec(node.expression.getText()) ?? []
    if (!call || !name || !body || !/^['"`]/.test(name.getText())) return enter()
    const own = plain(name.getText().slice(1, -1))
    const skipsItself = /\b(test|it|look)\.(skip|fixme)\((true\b|\))/.test(body.getText())
    if (skipsItself || /\.(skip|todo|fixme|fails?|step)\b/.test(call)) return
    if (call.includes('describe')) return visit(body, `${group}${own} > `)
    const row = new RegExp(`^(?:${patternOf(group, '(.+)')})?${patternOf(own, '(.+)')}$`)
    found.push({ file, title: group + own, row, words })
  }
  visit(ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true), '')
  return found
}

/** The tests of a title, else those of a row of a table, else those whose one title has it as a part. */
function named(name: string): Test[] {
  const ends = [`/${name}`, ` > ${name}`]
  const exact = tests.filter((each) => ends.some((end) => pathOf(each).endsWith(end)))
  if (exact.length > 0) return exact
  const rows = tests.filter(({ row, words }) => {
    const cells = row.exec(name)?.slice(1).filter(Boolean) ?? []
    return cells.length > 0 && cells.every((cell) => words.includes(cell))
  })
  const parts = tests.filter(({ title }) => title.includes(name))
  return rows.length === 0 && new Set(parts.map(({ title }) => title)).size === 1 ? parts : rows
}

function closest(name: string): string {
  const wordsOf = (text: string) => text.toLowerCase().split(/[^a-z0-9]+/)
  const shareOf = ({ title }: Test) => {
    const own = wordsOf(title)
    return (
      own.filter((word) => wordsOf(name).includes(word)).length /
      (own.length + wordsOf(name).length)
    )
  }
  const [best] = tests.toSorted((one, other) => shareOf(other) - shareOf(one))
  return `\`${best?.title}\` in ${best?.file}`
}

/** The statements, with their section, and the titles behind the dash. */
function linesOf(markdown: string) {
  let section = ''
  return markdown.split('\n').flatMap((line, index) => {
    if (line.startsWith('## ')) section = line.slice(3)
    const [statement = '', titles = ''] = line.slice(2).split(' — ')
    const names = [...titles.matchAll(/`([^`]+)`/g)].map(([, name = '']) => plain(name))
    return line.startsWith('- ') ? [{ at: index + 1, text: `${section}: ${statement}`, names }] : []
  })
}

/** What is wrong with the table, and where. Words in curly quotes are words of the site: a test has to say them. */
export function problemsOf(markdown: string): string[] {
  return linesOf(markdown).flatMap(({ at, text, names }) => {
    const said = names.flatMap(named).map(({ words }) => words)
    const quotes = [...plain(text).matchAll(/“([^”]+)”/g)].map(([, quoted = '']) => quoted)
    const unsaid = quotes.filter((quoted) => !said.join(' ').includes(quoted))
    const faults = names.map((name) => {
      const files = [...new Set(named(name).map(({ file }) => file))]
      if (files.length > 1) return `\`${name}\` is in ${files.join(' and ')}`
      return files[0] ? '' : `no test is called \`${name}\`\n  Closest: ${closest(name)}`
    })
    const all = [...faults, ...unsaid.map((quoted) => `no test of it says “${quoted}”`)]
    const found = names.length > 0 ? all.filter(Boolean) : ['no test is named']
    return found.map((fault) => `tests/spec.md:${at} ${text}: ${fault}`)
  })
}

const TOOLS = {
  'tests/': 'vitest/vitest.mjs run --config tests/vitest.config.ts -t',
  'e2e/long/': '@playwright/test/cli.js test --config e2e/long/playwright.config.ts -g',
  'e2e/': '@playwright/test/cli.js test -g',
}

/** Runs tests by the scripts of their tools, because `npx` is no program on Windows. */
function pass(all: Test[]): boolean {
  const results = Object.entries(TOOLS).map(([folder, tool]) => {
    const isOwn = ({ file }: Test) =>
      Object.keys(TOOLS).find((each) => file.startsWith(each)) === folder
    const own = all.filter(isOwn)
    const patterns = own.map(({ title }) => patternOf(title.replaceAll(' > ', ' '), '.*'))
    const args = [...tool.split(' '), patterns.join('|'), ...new Set(own.map(({ file }) => file))]
    const run = () =>
      spawnSync(process.execPath, [`node_modules/${args[0]}`, ...args.slice(1)], {
        stdio: 'inherit',
      })
    return own.length === 0 || run().status === 0
  })
  return results.every(Boolean)
}

/** Looks at the whole table; with a word or the number of a section, runs the tests of its lines. */
function prove(wanted: string): boolean {
  const word = wanted.replace(/^(?=\d$)/, '§').toLowerCase()
  const markdown = readFileSync('tests/spec.md', 'utf8')
  const lines = linesOf(markdown).filter(({ text }) => text.toLowerCase().includes(word))
  const chosen = (word ? lines : []).flatMap(({ names }) => names.flatMap(named))
  const shown = [...lines.map(({ text }) => text), ...chosen.map(pathOf)]
  const report = word ? shown : problemsOf(markdown)
  process.stdout.write([...report, `${lines.length} lines\n`].join('\n'))
  if (!word || lines.length === 0) return !word && report.length === 0
  return pass(chosen)
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  process.exitCode = prove(process.argv.slice(2).join(' ')) ? 0 : 1
