import { seed, STATE_VERSION } from './seed'
import type { FestivalState } from './state'

export const STORAGE_KEY = 'festival-mock'

/** Keeps the festival in the browser's storage, which tabs share and a reload keeps, or else in memory. */
export function createStore(storage: Storage | null) {
  let stored = storage
  let state: FestivalState | null = null

  /** Reads the storage every time, because another tab may have written to it. */
  function load(): FestivalState {
    state = stored ? read(stored) : state
    return state ?? save(seed())
  }

  function save(next: FestivalState): FestivalState {
    state = next
    try {
      stored?.setItem(STORAGE_KEY, JSON.stringify(next))
    } catch {
      // The storage is full or blocked, so the festival lives in this tab's memory from now on.
      stored = null
    }
    return next
  }

  function read(from: Storage): FestivalState | null {
    try {
      const parsed: unknown = JSON.parse(from.getItem(STORAGE_KEY) ?? 'null')
      return isCurrent(parsed) ? parsed : null
    } catch {
      return null
    }
  }

  return { load, save }
}

/** Only the mock server writes this key, so the version is enough. */
function isCurrent(value: unknown): value is FestivalState {
  return (
    typeof value === 'object' &&
    value !== null &&
    'version' in value &&
    value.version === STATE_VERSION
  )
}

/** jsdom has a `localStorage` too, but there it belongs to the tested site. */
export function browserStorage(): Storage | null {
  if (typeof process !== 'undefined' && process.versions?.node) return null
  try {
    return globalThis.localStorage
  } catch {
    return null
  }
}
