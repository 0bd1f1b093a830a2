import { people } from '../people'
import type { ScriptName } from './scripts'

export type Settings = {
  /** How the captcha takes a tick: a good token, one that sign-up refuses, or no connection at all. */
  captcha: 'works' | 'refused' | 'error'
  /** The account that the third-party sign-in returns; empty if the widget fails. */
  mail: string
  /** Scripts that do not load, as behind a blocker; applies from the next request. */
  blocked: ScriptName[]
  /** The film does not load. */
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

/** What the pretend third parties do, until the page is left. */
export const settings = {
  get: (): Settings => current,
  change: (changed: Partial<Settings>) => void (current = { ...current, ...changed }),
  /** Everything works again. */
  reset: () => settings.change(initial),
}

/**
 * No two tokens are alike: not after a reload, not in another tab, and not in another browser that talks to the
 * same server (`npm run api`). So the clock counts, and memory wherever the clock stands still.
 */
export function nextTokenNumber(): number {
  lastToken = Math.max(lastToken + 1, Date.now())
  return lastToken
}
