import { people } from '../people'
import type { ScriptName } from './scripts'

export type Settings = {
  /** The result of a tick: a good token, a token that sign-up refuses, or no connection. */
  captcha: 'works' | 'refused' | 'error'
  /** The account that the third-party sign-in returns. Empty if the widget fails. */
  mail: string
  /** Scripts that do not load, as with a blocker. It applies from the next request. */
  blocked: ScriptName[]
  filmBlocked: boolean
}

const initial: Settings = {
  captcha: 'works',
  mail: people.student.email,
  blocked: [],
  filmBlocked: false,
}

let current = initial
let lastToken = 0

/** The behaviour of the fake third parties, until the page is left. */
export const settings = {
  get: (): Settings => current,
  change: (changed: Partial<Settings>) => void (current = { ...current, ...changed }),
  reset: () => settings.change(initial),
}

/**
 * Every token is unique: also after a reload, in another tab, and in another browser on the same server (`npm run
 * api`). The clock gives the number, and memory counts on while the clock stands still.
 */
export function nextTokenNumber(): number {
  lastToken = Math.max(lastToken + 1, Date.now())
  return lastToken
}
