import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
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
  const beside = file.split('/').length < 3 ? [] : scriptsIn(file.replace(/\/[^/]*$/, ''))
  const sources = [file, ...beside.filter((each) => !isTest(each))]
  const words = plain(sources.map((each) => readFileSync(each, 'utf8')).join('\n'))
  const found: Test[] = []
  function visit(node: ts.Node, group: string): void {
    const enter = () => node.forEachChild((child) => visit(child, group))
    if (!ts.isCallExpression(node)) return enter()
    const [name, body] = node.arguments
    const [call] = /^(test|it|look|pinned|describe)\b(\.\w+)*/.exec(node.expression.getText()) ?? []
    if (!call || !name || !body || !/^['"`]/.test(name.getText())) return enter()
    const own = plain(name.getText().slice(1, -1))
    const skipsItself = /\b(test|it|look)\.(skip|fixme)\((true\b|\))/.test(body.getText())
    if (skipsItself || /\.(skip|todo|fixme|fails?|step)\b/.test(call)) return
    if (call.includes('describe')) return visit(body, `${group}${own} > `)
    const row = new RegExp(`^(?:${patternOf(group, '(.+)')})?${patternOf(own, '(.+)')}$`)
    found.push({ file, title: group + own, row, words })
  }
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true), '')
  return found
}

/** The tests of a title, else those of a row of a table, else those whose one title has it as a part. */
function named(name: string): Test[] {
  const exact = tests.filter(({ title }) => title === name || title.endsWith(` > ${name}`))
  if (exact.length > 0) return exact
  const rows = tests.filter(({ row, words }) => {
    const cells = row.exec(name)?.slice(1).filter(Boolean) ?? []
    return cells.length > 0 && cells.every((cell) => words.includes(cell))
  })
  const parts = tests.filter(({ title }) => title.includes(name))
  return rows.length === 0 && new Set(parts.map(({ title }) => title)).size === 1 ? parts : rows
}

function closest(name: string): string {
  const words = (text: string) => text.toLowerCase().split(/[^a-z0-9]+/)
  const shareOf = ({ title }: Test) =>
    words(title).filter((word) => words(name).includes(word)).length / words(title + name).length
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

/** By the scripts of the tools, because `npx` is no program on Windows. */
function toolOf({ file }: Test): string {
  if (file.startsWith('tests/')) return 'vitest/vitest.mjs run --config tests/vitest.config.ts -t'
  const folder = file.startsWith('e2e/long/') ? 'e2e/long/' : ''
  return `@playwright/test/cli.js test --config ${folder}playwright.config.ts -g`
}

function pass(tool: string, all: Test[]): boolean {
  const own = all.filter((each) => toolOf(each) === tool)
  const titles = own.map(({ title }) => patternOf(title.replaceAll(' > ', ' '), '.*')).join('|')
  const args = [...`node_modules/${tool}`.split(' '), titles, ...own.map(({ file }) => file)]
  return spawnSync(process.execPath, args, { stdio: 'inherit' }).status === 0
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
  const results = [...new Set(chosen.map(toolOf))].map((tool) => pass(tool, chosen))
  return word ? results.length > 0 && results.every(Boolean) : report.length === 0
}

if (process.argv[1] === import.meta.filename)
  process.exitCode = prove(process.argv.slice(2).join(' ')) ? 0 : 1
