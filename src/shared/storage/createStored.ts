import { storedText, tryStorage, type Area } from './safeStorage'
import { reportSaved, reportUnsaved, resetUnsaved } from './unsaved'

type Options<T> = {
  key: string
  fallback: T
  /** Converts what was stored; `undefined` means the fallback. Must not throw. */
  read: (value: unknown) => T | undefined
  /** What to store of the value; all of it by default. `null` removes the key. */
  write?: (value: T) => unknown
  area?: Area
  /** Nobody is told if it cannot be stored. */
  isSilent?: boolean
}

/** A value in the browser's storage, also readable outside React. */
export type Stored<T> = {
  get: () => T
  /** The value in a new browser, which a prerendered page shows. */
  fallback: T
  set: (next: T) => void
  /** For a value that depends on the last one: another tab may have changed it, and `set` would undo that change.
   * The same value (`===`) is not stored. */
  update: (change: (now: T) => T) => void
  /** Takes over what another tab has stored a moment ago, before its event comes. */
  adopt: () => void
  /** Stores what reading has corrected, such as a time of a wrong clock. */
  rewrite: () => void
  subscribe: (listener: () => void) => () => void
}

/** How each store takes over what another tab, or another page of this tab, has stored. */
const adoptions = new Map<string, (isCleared: boolean) => void>()

let isListening = false

function listenOnce() {
  if (isListening || typeof window === 'undefined') return
  isListening = true
  window.addEventListener('storage', ({ key }) => {
    if (key !== null) return adoptions.get(key)?.(false)
    // Everything was cleared, so there is room again.
    resetUnsaved()
    adoptions.forEach((adopt) => adopt(true))
  })
  // A page in the back/forward cache gets no event when another page signs the user out.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) adoptions.forEach((adopt) => adopt(false))
  })
}

/**
 * The only code that stores values in the browser. Stored data may be missing, old or invalid: `read` checks it, so a bad
 * value cannot break the page. If storage is blocked or full, the value stays in memory until the page is closed, and the
 * user is told so once.
 */
export function createStored<T>(options: Options<T>): Stored<T> {
  const { key, fallback, read, write = (whole: T) => whole, area = 'browser', isSilent } = options
  const listeners = new Set<() => void>()
  /** What was in storage last. If storage is full or blocked, `value` is newer. */
  let text = storedText(area, key)
  let value = parse(text)

  function parse(stored: string | null | undefined): T {
    if (stored === null || stored === undefined) return fallback
    try {
      return read(JSON.parse(stored)) ?? fallback
    } catch {
      return fallback // text that is not JSON
    }
  }

  /** Takes over what was stored since. Where storage is blocked or full, the newer value in memory stays. */
  function adopt(isCleared: boolean) {
    const stored = storedText(area, key)
    if (stored === undefined || (stored === text && !isCleared)) return
    text = stored
    value = parse(stored)
    notify()
  }

  function set(next: T) {
    value = next
    const toStore = write(next)
    const isSaved = tryStorage(area, (storage) => {
      if (toStore === null || toStore === undefined) storage.removeItem(key)
      else storage.setItem(key, JSON.stringify(toStore))
      return true
    })
    if (isSaved) reportSaved(key)
    else if (!isSilent) reportUnsaved(key)
    text = storedText(area, key)
    notify()
  }

  function notify() {
    listeners.forEach((listener) => listener())
  }

  adoptions.set(key, (isCleared) => {
    // Of the values of this tab, another one can clear none.
    adopt(isCleared && area === 'browser')
  })
  listenOnce()

  return {
    get: () => value,
    fallback,
    set,
    update(change) {
      // The event for another tab's write comes a little later than the write.
      adopt(false)
      const next = change(value)
      if (next !== value) set(next)
    },
    adopt: () => adopt(false),
    rewrite() {
      if (typeof text === 'string' && JSON.stringify(write(value)) !== text) set(value)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
