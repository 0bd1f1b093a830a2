import { cases, type Case } from './cases/cases'
import { play } from './cases/play'
import { chooseMoment } from './clock'
import { festival } from './festival'
import { isScenario, scenarioOf, type ScenarioName } from './scenarios'
import { settings } from './thirdParties/settings'

const MOCK_KEYS = 'festival-mock'
const PANEL_KEY = 'festival-mock-panel'

/** Applies `?now=`, `?scenario=`, `?case=` and `?panel=off`, and removes them from the address before the site reads it. */
export function applyUrlParams(): void {
  const address = new URL(location.href)
  const moment = address.searchParams.get('now')
  if (moment !== null && !chooseMoment(moment))
    console.warn(`?now= takes Indian time, as in 2025-01-25T10:00, or "real"; not "${moment}"`)
  const scenario = address.searchParams.get('scenario')
  if (isScenario(scenario)) openScenario(scenario)
  else if (scenario !== null) console.warn(`The mock server has no scenario called "${scenario}"`)
  const name = address.searchParams.get('case')
  const wanted = cases[name ?? '']
  if (wanted) openCase(wanted)
  else if (name !== null) console.warn(`The mock server has no case called "${name}"`)
  // The panel then stays off in this tab, so that screenshots and screen readers get only the site.
  if (address.searchParams.get('panel') === 'off') sessionStorage.setItem(PANEL_KEY, 'off')
  address.searchParams.delete('now')
  address.searchParams.delete('scenario')
  address.searchParams.delete('case')
  address.searchParams.delete('panel')
  if (address.href !== location.href) history.replaceState(history.state, '', address)
  // The site may have read the storage already. This event tells it about the change, as if another tab had made it.
  dispatchEvent(new StorageEvent('storage'))
}

export function isPanelOff(): boolean {
  return sessionStorage.getItem(PANEL_KEY) === 'off'
}

/** Resets the festival and the browser's storage, and signs in the scenario's user. */
function openScenario(name: ScenarioName): void {
  festival.reset(name)
  settings.reset()
  forgetTheSite(localStorage)
  forgetTheSite(sessionStorage)
  const { signedIn } = scenarioOf(name)
  if (signedIn) signInAs(signedIn)
}

function openCase({ scenario, fault, hasNoAccount, hasCart, steps }: Case): void {
  openScenario(scenario)
  if (fault) festival.break(...fault)
  if (hasNoAccount) settings.change({ mail: '' })
  if (hasCart) localStorage.setItem('cart', JSON.stringify([{ id: 1, size: 'M', count: 1 }]))
  void play(steps)
}

/** Stores what a sign-in stores. The site reads it when it starts. */
export function signInAs(person: { id: number }): void {
  localStorage.setItem('userData', JSON.stringify(festival.sessionOf(person)))
}

function forgetTheSite(storage: Storage): void {
  for (const key of Object.keys(storage)) if (!key.startsWith(MOCK_KEYS)) storage.removeItem(key)
}
