import { remark } from '../cases/case'
import { addressOf, cases } from '../cases/cases'
import { messages } from '../cases/messages'
import { states } from '../cases/states'

const groups = [
  ['States (Spec §4)', Object.keys(states)],
  ['Messages (Spec §8)', Object.keys(messages)],
] as const

/** Straight to a state or a message of the specification. Links: a list that leaves at every change cannot be used by keyboard. */
export function CaseSections() {
  return groups.map(([title, names]) => (
    <details key={title} open>
      <summary>{title}</summary>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <a href={addressOf(name)}>
              {name}: {cases[name]?.shows} {remark(cases[name])}
            </a>
          </li>
        ))}
      </ul>
    </details>
  ))
}
