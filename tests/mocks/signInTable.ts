import type { Person } from './people'
import { scenarioOf, scenarios, isScenario, type ScenarioName } from './scenarios.ts'

type Row = { person: Person; scenario: ScenarioName; shows: string }

const MAIL_WIDTH = 32

/** All accounts that can sign in. The title of their first scenario says their purpose. */
export function signInRows(): Row[] {
  const rows = Object.keys(scenarios)
    .filter(isScenario)
    .flatMap((scenario) => {
      const { signedIn, title } = scenarioOf(scenario)
      return signedIn ? [{ person: signedIn, scenario, shows: title }] : []
    })
  return rows.filter(
    (row, index) => rows.findIndex(({ person }) => person === row.person) === index,
  )
}

/** A long mail shifts only its own row. */
export function signInTable(): string {
  const lines = [
    ['role', 'password', 'mail', 'shows'],
    ...signInRows().map(({ person: { role, email, password }, shows }) => [
      role,
      password,
      email,
      shows,
    ]),
  ]
  const widths = [0, 1, 2].map((column) =>
    Math.min(MAIL_WIDTH, Math.max(...lines.map((line) => line[column]?.length ?? 0))),
  )
  const rows = lines.map((line) =>
    line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '),
  )
  const [head = '', ...rest] = rows
  return [head, '-'.repeat(head.length), ...rest].map((row) => `  ${row}`).join('\n')
}
