import { addressOf, cases, messages, states, type Case } from '../cases/cases'

const groups = [
  ['States (Spec §4)', Object.keys(states)],
  ['Messages (Spec §8)', Object.keys(messages)],
] as const

function remark({ thenPress, isForPhones }: Partial<Case> = {}): string {
  if (thenPress) return `(then press ${thenPress})`
  return isForPhones ? '(in a narrow window)' : ''
}

/** Links, because a keyboard cannot use a select that navigates at every change. */
export function CaseSections() {
  return groups.map(([title, names]) => (
    <details key={title} open>
      <summary>{title}</summary>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <a href={addressOf(name)}>
              {name}: {cases[name]?.seen} {remark(cases[name])}
            </a>
          </li>
        ))}
      </ul>
    </details>
  ))
}
