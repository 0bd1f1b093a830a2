import { SEEDS } from '../e2e/long/randomVisit/seeds'
import { LICENCES } from './build/licences'
import { faultCount, rows } from './faults/rows'
import { PROPERTIES, PROPERTY_RUNS } from './properties/list'
import { sections } from './spec/sections'
import { countOf } from './spec/table'

const propertyCount = Object.values(PROPERTIES).flat().length

const spec = countOf(sections)

/**
 * What the README says of the tests, from the tables that the tests themselves run over. A new table exports its count
 * and gets a line here.
 */
const proofs: [what: string, count: string][] = [
  ['Spec lines', `${spec.lines} in ${spec.tests} tests`],
  ['Faults survived', `${faultCount} in ${rows.length} calls`],
  ['Properties', `${propertyCount} × ${PROPERTY_RUNS.toLocaleString('en-IN')} runs`],
  ['Visits', `seed ${SEEDS.join(', ')}`],
  ['Licences of what ships', `${LICENCES.join(', ')}; fonts OFL-1.1`],
]

const BEGIN = '<!-- proof: written by `npx vitest run tests/proof.test.ts -u` -->'
const END = '<!-- /proof -->'

/** The README with these lines in their place. */
export function withProof(readme: string): string {
  const [before, rest] = cut(readme, BEGIN)
  const [, after] = cut(rest, END)
  return `${before}${BEGIN}\n\n${table().join('\n')}\n\n${END}${after}`
}

function cut(text: string, marker: string): [before: string, after: string] {
  const index = text.indexOf(marker)
  if (index < 0) throw new Error(`The README has no ${marker}`)
  return [text.slice(0, index), text.slice(index + marker.length)]
}

/** A column for each, as wide as Prettier wants it. */
function table(): string[] {
  const widths = proofs.map((cells) => Math.max(...cells.map(({ length }) => length)))
  const line = (cells: string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  return [
    line(proofs.map(([what]) => what)),
    line(widths.map((width) => '-'.repeat(width))),
    line(proofs.map(([, count]) => count)),
  ]
}
