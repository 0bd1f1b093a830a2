import { isScenario, scenarioOf, scenarios, type ScenarioName } from '../scenarios'
import { useFestival } from './useFestival'

/** Uses the address, so that the panel and a link work in the same way. */
function open(scenario: ScenarioName) {
  const address = new URL(location.href)
  address.searchParams.set('scenario', scenario)
  location.assign(address)
}

export function ScenarioSection() {
  const { scenario: current } = useFestival()
  return (
    <details open>
      <summary>Scenario</summary>
      <label>
        Start again as{' '}
        <select
          value={current}
          onChange={({ target: { value } }) => isScenario(value) && open(value)}
        >
          {Object.keys(scenarios)
            .filter(isScenario)
            .map((name) => (
              <option key={name} value={name}>
                {name}: {scenarioOf(name).title}
              </option>
            ))}
        </select>
      </label>
      <p>
        <button type="button" onClick={() => open(current)}>
          Reset the festival
        </button>{' '}
        forgets everything done since, here and in the site’s storage.
      </p>
    </details>
  )
}
