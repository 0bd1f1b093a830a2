import { cases, type Case } from './cases/cases'
import { play } from './cases/play'
import { chooseMoment } from './clock'
import { festival } from './festival'
import { isScenario, scenarioOf, type ScenarioName } from './scenarios'
import { settings } from './thirdParties/settings'

const MOCK_KEYS = 'festival-mock'
const PANEL_KEY = 'festival-mock-panel'

/** Reads `?now=`, `?scenario=`, `?case=` and `?panel=off`, does what they say, and takes them out of the address before the site reads it. */
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
  // Once off, off for this tab: pictures and screen readers then meet the site alone.
  if (address.searchParams.get('panel') === 'off') sessionStorage.setItem(PANEL_KEY, 'off')
  address.searchParams.delete('now')
  address.searchParams.delete('scenario')
  address.searchParams.delete('case')
  address.searchParams.delete('panel')
  if (address.href !== location.href) history.replaceState(history.state, '', address)
  // To the site this is another tab: it may have read the storage already.
  dispatchEvent(new StorageEvent('storage'))
}

export function isPanelOff(): boolean {
  return sessionStorage.getItem(PANEL_KEY) === 'off'
}

/** A fresh festival, and a browser that has never been here, but for whoever the scenario says is signed in. */
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

/** What a sign-in leaves in the browser; the site reads it when it starts. */
export function signInAs(person: { id: number }): void {
  localStorage.setItem('userData', JSON.stringify(festival.sessionOf(person)))
}

function forgetTheSite(storage: Storage): void {
  for (const key of Object.keys(storage)) if (!key.startsWith(MOCK_KEYS)) storage.removeItem(key)
}
