import type { Fault } from '../faults'
import type { Path } from '../paths'
import type { ScenarioName } from '../scenarios'
import type { Settings } from '../thirdParties/settings'

export type Step =
  | [how: 'fill', label: string, text: string]
  /** A button, a tab or a link, by its name. */
  | [how: 'press', name: string]
  /** The first answer of a group of choices, by the group's name. */
  | [how: 'choose', group: string]
  /** The clock goes on by so many milliseconds. */
  | [how: 'later', ms: number]

/** A state or a message of the specification, and how to come there. */
export type Case = {
  /** A text that is seen then: a part of one, or with `isWhole` all of it. */
  shows: string
  isWhole?: true
  /** A text that is not seen then. */
  hides?: string
  scenario: ScenarioName
  path: string
  fault?: [Path, Fault]
  thirdParties?: Partial<Settings>
  /** What the browser has stored already. */
  stored?: Record<string, unknown>
  steps?: Step[]
  /** A button that only a person may press: it opens a new tab, which browsers refuse to a script. */
  thenPress?: string
  /** Only in a narrow window. */
  isForPhones?: true
}

/** What a tester must know before they open it. */
export function remark({ thenPress, isForPhones }: Partial<Case> = {}): string {
  if (thenPress) return `(then press ${thenPress})`
  return isForPhones ? '(in a narrow window)' : ''
}
