import { people } from '../people'
import { browserStorage } from '../store'
import type { ScriptName } from './scripts'

/** How the captcha takes a tick: a good token, one that sign-up refuses, or no connection at all. */
export const CAPTCHA_ANSWERS = ['works', 'refused', 'error'] as const

export type CaptchaAnswer = (typeof CAPTCHA_ANSWERS)[number]

export type Settings = {
  captcha: CaptchaAnswer
  /** Whose account the third-party sign-in hands over; empty when the widget fails. */
  mail: string
  /** Scripts that do not load, as behind a blocker; counts from the next time they are asked for. */
  blocked: ScriptName[]
  /** The games and the film do not load. */
  framesBlocked?: boolean
  /** The number in the captcha's last token. */
  lastToken: number
}

const STORAGE_KEY = 'festival-mock-third-parties'

const initial: Settings = {
  captcha: 'works',
  mail: people.student.email,
  blocked: [],
  framesBlocked: false,
  lastToken: 0,
}

const storage = browserStorage()
const listeners = new Set<() => void>()
let current = load()

/** What a tester chose for the pretend third parties; in a browser it is shared by tabs and outlives a reload. */
export const settings = {
  get: (): Settings => current,

  change(changed: Partial<Settings>): void {
    current = { ...current, ...changed }
    try {
      storage?.setItem(STORAGE_KEY, JSON.stringify(current))
    } catch {
      // Full or blocked: the choice lives as long as the page.
    }
    announce()
  },

  /** Everything works again. Token numbers go on: a used one must never come back. */
  reset: (): void => settings.change({ ...initial, lastToken: current.lastToken }),

  listen: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

/**
 * No two tokens are alike: not after a reload, not in another tab, and not in another browser that talks to the
 * same server (`npm run api`). So the clock counts, and memory wherever the clock stands still.
 */
export function nextTokenNumber(): number {
  const lastToken = Math.max(current.lastToken + 1, Date.now())
  settings.change({ lastToken })
  return lastToken
}

function load(): Settings {
  try {
    const found: unknown = JSON.parse(storage?.getItem(STORAGE_KEY) ?? 'null')
    return isSettings(found) ? found : initial
  } catch {
    return initial
  }
}

/** Only this file writes the key, so one look is enough. */
function isSettings(found: unknown): found is Settings {
  return typeof found === 'object' && found !== null && 'lastToken' in found && 'blocked' in found
}

function announce(): void {
  for (const listener of listeners) listener()
}

if (storage) {
  addEventListener('storage', ({ key }) => {
    if (key !== STORAGE_KEY && key !== null) return
    current = load()
    announce()
  })
}
