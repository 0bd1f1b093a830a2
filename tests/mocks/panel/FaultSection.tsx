import { festival } from '../festival'
import { PATHS, type Path } from '../paths'
import { ANY_CODE, codeOf, faultChoices, labelOf, WORKS } from './faultChoices'
import { useFestival } from './useFestival'

export function FaultSection() {
  const { faults } = useFestival()
  const broken = Object.keys(faults).length
  return (
    <details>
      <summary>Break endpoints{broken > 0 && ` (${broken} broken)`}</summary>
      <p>
        <button type="button" onClick={() => festival.mend()}>
          Mend everything
        </button>
      </p>
      <ul>
        {PATHS.map((path) => (
          <FaultRow key={path} path={path} />
        ))}
      </ul>
    </details>
  )
}

function FaultRow({ path }: { path: Path }) {
  const fault = useFestival().faults[path]
  const chosen = labelOf(fault)

  function choose(label: string) {
    const choice = faultChoices.find((faultChoice) => faultChoice.label === label)
    if (choice) festival.break(path, choice.fault)
    else if (label === ANY_CODE) festival.break(path, { code: -1 })
    else festival.mend(path)
  }

  return (
    <li>
      <label>
        <code>{path}</code>
        <select value={chosen} onChange={({ target }) => choose(target.value)}>
          {[WORKS, ...faultChoices.map(({ label }) => label), ANY_CODE].map((label) => (
            <option key={label}>{label}</option>
          ))}
          {chosen === 'something else' && <option>something else</option>}
        </select>
      </label>
      {chosen === ANY_CODE && (
        <input
          type="number"
          aria-label={`Code of ${path}`}
          value={codeOf(fault)}
          onChange={({ target }) => {
            if (target.value) festival.break(path, { code: Number(target.value) })
          }}
        />
      )}
    </li>
  )
}
