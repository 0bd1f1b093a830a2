import { readFileSync } from 'node:fs'
import ts from 'typescript'

/** A test as its file names it, with the placeholders of a table; the groups around it stand before it. */
export type NamedTest = { name: string; skipped: boolean }

/** What stands for a cell of a table: `%s`, `$path` and, in a template, `${width}`. */
const PLACEHOLDER = /%[sdifjoO#$]|\$\{[^}]*\}|\$[a-z][\w.]*/g
const BETWEEN = ' > '
const GROUPS = ['describe', 'suite']
const TESTS = ['test', 'it', 'look']
const SKIPS = ['skip', 'todo', 'fixme', 'fails', 'fail']

const known = new Map<string, NamedTest[]>()

/** The tests of a file, read without running it: all files together take less than two seconds. */
export function testsOf(file: string): NamedTest[] {
  const tests = known.get(file) ?? readTests(file)
  known.set(file, tests)
  return tests
}

function readTests(file: string): NamedTest[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const found: NamedTest[] = []
  visit(source, [], false)
  return found

  function visit(node: ts.Node, groups: string[], skipped: boolean) {
    const call = ts.isCallExpression(node) ? namedCall(node) : undefined
    if (!call) {
      node.forEachChild((child) => visit(child, groups, skipped))
      return
    }
    const name = [...groups, call.name]
    if (GROUPS.includes(call.root))
      for (const part of call.rest) visit(part, name, skipped || call.skipped)
    else
      found.push({
        name: name.join(BETWEEN),
        skipped: skipped || call.skipped || skipsItself(call),
      })
  }
}

type Call = { root: string; name: string; skipped: boolean; rest: readonly ts.Expression[] }

/** `test('name', …)`, `test.skip('name', …)`, `test.each(table)('name', …)`. */
function namedCall({
  expression,
  arguments: [name, ...rest],
}: ts.CallExpression): Call | undefined {
  const words: string[] = []
  let callee: ts.Expression = expression
  while (!ts.isIdentifier(callee)) {
    if (ts.isPropertyAccessExpression(callee)) words.push(callee.name.text)
    else if (!ts.isCallExpression(callee)) return undefined
    callee = callee.expression
  }
  if (!name || ![...GROUPS, ...TESTS].includes(callee.text)) return undefined
  const text = textOf(name)
  if (text === undefined || rest.length === 0) return undefined
  return {
    root: callee.text,
    name: text,
    rest,
    skipped: words.some((word) => SKIPS.includes(word)),
  }
}

function textOf(node: ts.Expression): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text
  return ts.isTemplateExpression(node) ? node.getText().slice(1, -1) : undefined
}

/** `test.skip()` and `test.fixme()` in a test, without a condition that may be false. */
function skipsItself({ rest }: Call): boolean {
  return rest.some((part) =>
    /\b(?:test|it|look)\.(?:skip|fixme)\((?:true\b|\))/.test(part.getText()),
  )
}

/** Whether a name is that of a test, or of one row of its table; `source` is the text where the words of a row stand. */
export function isNamed(name: string, test: NamedTest, source: () => string): boolean {
  if (name === test.name) return true
  const cells = cellsOf(name, test)
  return cells !== undefined && standTogether(cells, source())
}

/** No row of a table is longer, in characters. */
const ROW = 400

function standTogether([first = '', ...rest]: string[], text: string): boolean {
  for (let at = text.indexOf(first); at >= 0; at = text.indexOf(first, at + 1)) {
    const around = text.slice(Math.max(0, at - ROW), at + first.length + ROW)
    if (rest.every((cell) => around.includes(cell))) return true
  }
  return false
}

/** What a test runner calls a test: a row as it prints it, or all rows of a table. */
export function patternOf(name: string, { name: template }: NamedTest): string {
  const cells = name === template ? undefined : cellsOf(name, { name: template })
  const rest = cells ?? []
  return template
    .split(PLACEHOLDER)
    .map((text, index) => {
      const cell = rest[index]
      // Objects of a table are printed in quotes, and cut off.
      return escaped(text) + (cell === undefined ? '.*' : `'?${escaped(cell.slice(0, 30))}.*`)
    })
    .join('')
    .replace(/\.\*$/, '')
    .replaceAll(BETWEEN, ' ')
}

/** The words of a row that stand for the placeholders of a name. */
function cellsOf(name: string, { name: template }: Pick<NamedTest, 'name'>): string[] | undefined {
  const texts = template.split(PLACEHOLDER)
  if (texts.length === 1) return undefined
  return new RegExp(`^${texts.map(escaped).join('(.+)')}$`).exec(name)?.slice(1)
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
