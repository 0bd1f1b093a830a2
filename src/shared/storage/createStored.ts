import { tryStorage, type Area } from './safeStorage'
import { reportUnsaved, resetUnsaved } from './unsaved'

type Options<T> = {
  key: string
  fallback: T
  /** Converts what was stored; `undefined` means the fallback. Must not throw. */
  read: (value: unknown) => T | undefined
  /** What to store of the value; all of it by default. */
  write?: (value: T) => unknown
  keep?: Area
  /** Not important: if it cannot be stored, nobody is told, and the old value is removed. */
  isMinor?: boolean
}

/** A value in the browser's storage, also readable outside React. */
export type Stored<T> = {
  get: () => T
  /** The value in a new browser, which a prerendered page shows. */
  fallback: T
  set: (next: T) => void
  /** For a value that changes with every key: it is set at once, and written a moment later, or when the page is left. */
  setSoon: (next: T) => void
  /** Writes at once what `setSoon` has put off. */
  flush: () => void
  /** For a value that depends on the last one: another tab may have changed it, and `set` would undo that change. */
  update: (change: (now: T) => T) => void
  subscribe: (listener: () => void) => () => void
}

type Store = {
  keep: Area
  /** Replaces the value in memory by the stored one, and notifies. */
  reload: () => void
  /** The same, if storage can be read and its text has changed. */
  reloadIfChanged: () => void
  flush: () => void
}

const stores = new Map<string, Store>()

/** Long enough for the next key, short enough for a phone that is out of power. */
const WRITE_AFTER_MS = 300

let isListening = false

function listenOnce() {
  if (isListening || typeof window === 'undefined') return
  isListening = true
  window.addEventListener('storage', handleStorage)
  window.addEventListener('pageshow', handlePageShow)
  window.addEventListener('pagehide', flushStores)
  // Phones end a page in the background without `pagehide`. The event bubbles from the document.
  window.addEventListener('visibilitychange', flushStores)
}

function flushStores() {
  stores.forEach((store) => store.flush())
}

/** Another tab wrote; a null key means that everything was cleared. */
function handleStorage({ key }: StorageEvent) {
  if (key === null) resetUnsaved()
  stores.forEach((store, storeKey) => {
    if (store.keep === 'browser' && (key === null || key === storeKey)) store.reload()
    // Usually the event is about what all tabs share. Whoever clears the data of the site clears this tab's values, too.
    if (store.keep === 'tab' && key === null) store.reloadIfChanged()
  })
}

/** A page in the back/forward cache gets no event when another page signs the user out. */
function handlePageShow({ persisted }: PageTransitionEvent) {
  if (persisted) stores.forEach((store) => store.reloadIfChanged())
}

/** Removes a key that all tabs share (not a `tab` value), and its value from the memory of this one. */
export function forgetStored(key: string) {
  tryStorage('browser', (storage) => storage.removeItem(key))
  stores.get(key)?.reload()
}

/**
 * The only code that stores values in the browser. Stored data may be missing, old or invalid: `read` checks it, so a bad
 * value cannot break the page. If storage is blocked or full, the value stays in memory until the page is closed, and the
 * user is told so once.
 */
export function createStored<T>(options: Options<T>): Stored<T> {
  const { key, fallback, read, write = (whole: T) => whole, keep = 'browser', isMinor } = options
  const listeners = new Set<() => void>()

  /** Null: nothing is stored. `undefined`: storage is blocked. */
  function readStorage(): string | null | undefined {
    return tryStorage(keep, (storage) => storage.getItem(key))
  }

  function parse(text: string | null | undefined): T {
    if (text === null || text === undefined) return fallback
    try {
      const parsed: unknown = JSON.parse(text)
      return read(parsed) ?? fallback
    } catch {
      return fallback // text that is not JSON
    }
  }

  /** What was in storage last. If storage is full or blocked, `value` is newer. */
  let storedText = readStorage()
  let value = parse(storedText)
  /** The timer of a write that `setSoon` has put off. */
  let waiting: ReturnType<typeof setTimeout> | undefined

  function cancelWaiting() {
    clearTimeout(waiting)
    waiting = undefined
  }

  function notifyListeners() {
    listeners.forEach((listener) => listener())
  }

  /** Replaces the value in memory by the stored one. */
  function adopt(text: string | null | undefined) {
    cancelWaiting()
    storedText = text
    value = parse(text)
  }

  /** Where storage is blocked or full, the newer value in memory stays. Returns whether the stored text has changed. */
  function adoptIfChanged(): boolean {
    const text = readStorage()
    if (text === undefined || text === storedText) return false
    adopt(text)
    return true
  }

  function writeValue() {
    cancelWaiting()
    const toStore = write(value)
    const text = toStore === null || toStore === undefined ? null : JSON.stringify(toStore)
    const isSaved = tryStorage(keep, (storage) => {
      if (text === null) storage.removeItem(key)
      else storage.setItem(key, text)
      return true
    })
    // Full or blocked: the value stays in memory. An older minor one must not come back in its place.
    if (!isSaved && isMinor) tryStorage(keep, (storage) => storage.removeItem(key))
    if (!isSaved && !isMinor && text !== null) reportUnsaved()
    storedText = readStorage()
  }

  function save(next: T) {
    value = next
    writeValue()
    notifyListeners()
  }

  function flush() {
    if (waiting !== undefined) writeValue()
  }

  stores.set(key, {
    keep,
    reload() {
      adopt(readStorage())
      notifyListeners()
    },
    reloadIfChanged() {
      if (adoptIfChanged()) notifyListeners()
    },
    flush,
  })
  listenOnce()

  return {
    get: () => value,
    fallback,
    set: save,
    setSoon(next) {
      value = next
      cancelWaiting()
      waiting = setTimeout(writeValue, WRITE_AFTER_MS)
      notifyListeners()
    },
    flush,
    update(change) {
      // The event for another tab's write comes a little later than the write.
      adoptIfChanged()
      save(change(value))
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
