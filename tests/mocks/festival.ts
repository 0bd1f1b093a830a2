import type { Fault } from './faults'
import { PATHS, type Path } from './paths'
import { scenarioOf, type ScenarioName } from './scenarios'
import { seed } from './seed'
import type { Account, FestivalState, Mail } from './state'
import { browserStorage, createStore, STORAGE_KEY } from './store'

/** One request to an endpoint since the last reset. */
export type Call = { path: Path; body: unknown }

const store = createStore(browserStorage())
const listeners = new Set<() => void>()
const calls: Call[] = []

/** The interface of the mock server for tests, the QA panel and the browser's boot script. The site never uses it. */
export const festival = {
  state: (): FestivalState => store.load(),

  change(edit: (state: FestivalState) => void): void {
    const state = store.load()
    edit(state)
    store.save(state)
    announce()
  },

  reset(scenario: ScenarioName = 'visitor'): void {
    const state = seed()
    state.scenario = scenario
    scenarioOf(scenario).edit?.(state)
    calls.length = 0
    store.save(state)
    announce()
  },

  /** Breaks one endpoint until `mend`. The path is written as in Spec §7. */
  break(path: string, fault: Fault): void {
    const validPath = requirePath(path)
    festival.change((state) => void (state.faults[validPath] = fault))
  },

  /** Without a path, it repairs every endpoint. */
  mend(path?: string): void {
    const endpoints = path === undefined ? PATHS : [requirePath(path)]
    festival.change((state) => {
      for (const endpoint of endpoints) delete state.faults[endpoint]
    })
  },

  /** The server rejects every token of this person until the next sign-in. */
  expire({ id }: { id: number }): void {
    festival.change((state) => {
      for (const account of state.accounts) if (account.id === id) account.expired = true
    })
  },

  outbox: (): Mail[] => store.load().outbox,

  /** The requests that reached endpoints of this process, including broken endpoints. */
  calls: (path?: string): Call[] =>
    path === undefined ? [...calls] : calls.filter((call) => call.path === requirePath(path)),

  /** The value that a sign-in stores under `userData`. The token is seeded, so it works in every process. */
  sessionOf(person: { id: number }) {
    const { accounts, sessions } = store.load()
    const account = accounts.find(({ id }) => id === person.id)
    const session = sessions.find(({ accountId }) => accountId === person.id)
    if (!account || !session)
      throw new Error(`No account has the id ${person.id}. Was the festival reset?`)
    return { token: session.token, user: userOf(account) }
  },

  listen(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

/** Only for `endpoint.ts`. */
export function note(call: Call): void {
  calls.push(call)
}

/** The user record of login and getUser (Spec §3). It never contains the password. */
export function userOf(account: Account) {
  const { id, sfId, name, email, mobile, dob, gender } = account
  const { college, city, state, yop, payment_status } = account
  return {
    id,
    sfId,
    name,
    email,
    mobile,
    dob,
    gender,
    college,
    city,
    state,
    yop,
    payment_status,
    is_ca: 0,
  }
}

function requirePath(path: string): Path {
  const match = PATHS.find((endpoint) => endpoint === path)
  if (!match)
    throw new Error(`The mock server has no endpoint ${path}. It has: ${PATHS.join(', ')}`)
  return match
}

function announce(): void {
  for (const listener of listeners) listener()
}

if (browserStorage()) {
  addEventListener('storage', ({ key }) => {
    if (key === STORAGE_KEY || key === null) announce()
  })
}
