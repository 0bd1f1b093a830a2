import { addressOf, cases } from '../cases/cases'
import { messages } from '../cases/messages'
import { states } from '../cases/states'

const groups = [
  ['States (Spec §4)', Object.keys(states)],
  ['Messages (Spec §8)', Object.keys(messages)],
] as const

/** Straight to a state or a message of the specification. */
export function CaseSection() {
  return (
    <details open>
      <summary>State or message</summary>
      <label>
        Go to{' '}
        <select value="" onChange={({ target: { value } }) => location.assign(addressOf(value))}>
          <option value="">Choose one</option>
          {groups.map(([title, names]) => (
            <optgroup key={title} label={title}>
              {names.map((name) => (
                <option key={name} value={name}>
                  {name}: {cases[name]?.shows}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
    </details>
  )
}
