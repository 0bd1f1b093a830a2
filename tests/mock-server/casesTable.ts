import { addressOf } from '@mocks/cases/cases'
import { remark, type Case, type Step } from '@mocks/cases/case'
import { messages } from '@mocks/cases/messages'
import { states } from '@mocks/cases/states'

const BEGIN = '<!-- cases: written by `npx vitest run tests/mock-server/cases.test.ts -u` -->'
const END = '<!-- /cases -->'

/** The text with the table of all cases in its place. */
export function withCases(text: string): string {
  const [before = '', rest = ''] = text.split(BEGIN)
  const after = rest.split(END)[1] ?? ''
  const tables = [table('States (Spec §4)', states), table('Messages (Spec §8)', messages)]
  return `${before}${BEGIN}\n\n${tables.join('\n\n')}\n\n${END}${after}`
}

function table(title: string, cases: Record<string, Case>): string {
  const rows = Object.entries(cases).map(([name, each]) => {
    const { shows, scenario, fault, steps = [] } = each
    const broken = fault ? `, \`${fault[0]}\` ${wordOf(fault[1])}` : ''
    const done = `${steps.map(wordsOf).join(', ')} ${remark(each)}`.trim()
    return `| [${name}](http://localhost:5173${addressOf(name)}) | ${shows} | ${scenario}${broken} | ${done} |`
  })
  return [
    `| ${title} | Shows | Who, and what is broken | What is done |`,
    '| --- | --- | --- | --- |',
    ...rows,
  ].join('\n')
}

const wordOf = (fault: unknown) => (typeof fault === 'string' ? fault : JSON.stringify(fault))

function wordsOf([how, what]: Step): string {
  if (how === 'later') return `${what / 1000} s later`
  if (how === 'choose') return `choose ${what}`
  return how === 'fill' ? `type ${what}` : `press ${what}`
}
