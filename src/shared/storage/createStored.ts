import { storedText, tryStorage, type Area } from './safeStorage'
import { reportSaved, reportUnsaved, resetUnsaved } from './unsaved'

type Options<T> = {
  key: string
  fallback: T
  /** Validates a stored value. `undefined` means the fallback. */
  read: (value: unknown) => T | undefined
  /** Returns what to store, by default the value itself. `null` removes the key. */
  write?: (value: T) => unknown
  area?: Area
  /** If the value cannot be stored, the user sees no warning. */
  isSilent?: boolean
}

export type Stored<T> = {
  get: () => T
  /** The value in a new browser and in a prerendered page. */
  fallback: T
  set: (next: T) => void
  /**
   * For a value that depends on the last one. Another tab may have changed that, and `set` would overwrite the change.
   * If `change` returns the same value (`===`), nothing is stored.
   */
  update: (change: (now: T) => T) => void
  /** Reads a change of another tab now, before the `storage` event arrives. */
  adopt: () => void
  /** Stores the corrections of `read`, such as a time of a wrong clock. */
  rewrite: () => void
  subscribe: (listener: () => void) => () => void
}

/** By key. Each function reads what another tab, or another page of this tab, has stored. */
const adoptions = new Map<string, (isCleared: boolean) => void>()

let isListening = false

function listenOnce() {
  if (isListening || typeof window === 'undefined') return
  isListening = true
  window.addEventListener('storage', ({ key }) => {
    if (key !== null) return adoptions.get(key)?.(false)
    // Everything was cleared, so storage is no longer full.
    resetUnsaved()
    adoptions.forEach((adopt) => adopt(true))
  })
  // A page in the back/forward cache gets no `storage` events.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) adoptions.forEach((adopt) => adopt(false))
  })
}

/**
 * Stored data may be missing, old or invalid, so `read` must check them. If storage is blocked or full, the value stays in
 * memory, and the user sees a warning (`app/useUnsavedWarning.ts`).
 */
export function createStored<T>(options: Options<T>): Stored<T> {
  const { key, fallback, read, write = (whole: T) => whole, area = 'browser', isSilent } = options
  const listeners = new Set<() => void>()
  /** The last text in storage. If storage is full or blocked, `value` is newer. */
  let text = storedText(area, key)
  let value = parse(text)

  function parse(stored: string | null | undefined): T {
    if (stored === null || stored === undefined) return fallback
    try {
      return read(JSON.parse(stored)) ?? fallback
    } catch {
      return fallback // invalid JSON
    }
  }

  /** Reads a change of storage. If storage is blocked or full, the newer value in memory stays. */
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
    // Another tab cannot clear the values of this tab.
    adopt(isCleared && area === 'browser')
  })
  listenOnce()

  return {
    get: () => value,
    fallback,
    set,
    update(change) {
      // The `storage` event arrives a little after another tab has stored.
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
