type Options<T> = {
  key: string
  fallback: T
  /** Converts what was stored; `undefined` means the fallback. Must not throw. */
  read: (found: unknown) => T | undefined
  /** What to store of the value; all of it by default. */
  write?: (value: T) => unknown
  /** `tab`: survives a reload of the tab. `browser`: stays, and all tabs share it. */
  keep?: 'browser' | 'tab'
  /** Not important: if it cannot be stored, nobody is told, and the old value is removed. */
  isMinor?: boolean
}

/** A value in the browser's storage, also readable outside React. */
export type Stored<T> = {
  get: () => T
  /** The value in a new browser, which a prerendered page shows. */
  fallback: T
  set: (next: T) => void
  /** For a value that depends on the last one: another tab may have changed it, and `set` would undo that change. */
  update: (change: (now: T) => T) => void
  subscribe: (listener: () => void) => () => void
}

type Keep = NonNullable<Options<unknown>['keep']>

/** `undefined` if storage is blocked: then even its name throws. */
function tryStorage<Result>(keep: Keep, use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(keep === 'tab' ? sessionStorage : localStorage)
  } catch {
    return undefined
  }
}

/** The keys that begin with `prefix`, without it. */
export function storedNames(keep: Keep, prefix: string): string[] {
  const keys = tryStorage(keep, (storage) => Object.keys(storage)) ?? []
  return keys.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length))
}

/** Removes a key of all tabs, also from the memory of this one. */
export function forgetStored(key: string) {
  tryStorage('browser', (storage) => storage.removeItem(key))
  window.dispatchEvent(new StorageEvent('storage', { key }))
}

let isUnsaved = false
const unsavedListeners = new Set<() => void>()

/** Whether a reload would lose something. */
export function hasUnsaved(): boolean {
  return isUnsaved
}

/** Calls `tell` as soon as something important could not be stored. Returns the undo. */
export function onUnsaved(tell: () => void): () => void {
  unsavedListeners.add(tell)
  if (isUnsaved) tell()
  return () => {
    unsavedListeners.delete(tell)
  }
}

function reportUnsaved() {
  if (isUnsaved) return
  isUnsaved = true
  unsavedListeners.forEach((tell) => tell())
}

/**
 * The only code that uses the browser's storage. Stored data may be missing, old or invalid: `read` checks it, so a bad
 * value cannot break the page. If storage is blocked or full, the value stays in memory until the page is closed, and the
 * user is told so once.
 */
export function createStored<T>(options: Options<T>): Stored<T> {
  const { key, fallback, read, write = (whole: T) => whole, keep = 'browser', isMinor } = options
  const listeners = new Set<() => void>()
  /** The stored text of `value`. If storage is full, `value` is newer. */
  let known = readText()
  let value = parse(known)

  function readText(): string | null | undefined {
    return tryStorage(keep, (storage) => storage.getItem(key))
  }

  function parse(found: string | null | undefined): T {
    if (typeof found !== 'string') return fallback
    try {
      const parsed: unknown = JSON.parse(found)
      return read(parsed) ?? fallback
    } catch {
      return fallback // text that is not JSON
    }
  }

  function load(found: string | null | undefined) {
    known = found
    value = parse(found)
  }

  function save(next: T) {
    value = next
    const kept = write(next)
    const text = kept === null || kept === undefined ? null : JSON.stringify(kept)
    const isSaved = tryStorage(keep, (storage) => {
      if (text === null) storage.removeItem(key)
      else storage.setItem(key, text)
      return true
    })
    // Full or blocked: the value stays in memory. An older minor one must not come back in its place.
    if (!isSaved && isMinor) tryStorage(keep, (storage) => storage.removeItem(key))
    if (!isSaved && !isMinor && kept) reportUnsaved()
    known = readText()
    announce()
  }

  function announce() {
    listeners.forEach((listener) => listener())
  }

  function handleStorage(event: StorageEvent) {
    // Another tab wrote; a null key means that everything was cleared.
    if (event.key === null) isUnsaved = false
    if (event.key !== null && (event.key !== key || keep === 'tab')) return
    load(readText())
    announce()
  }

  /** Where storage is blocked or full, the newer value in memory stays. Returns whether the stored text has changed. */
  function readAgain(): boolean {
    const found = readText()
    if (found === undefined || found === known) return false
    load(found)
    return true
  }

  function handlePageShow({ persisted }: PageTransitionEvent) {
    // A page in the back/forward cache gets no event when another page signs the user out.
    if (persisted && readAgain()) announce()
  }

  if (typeof window !== 'undefined') {
    window.addEventListener('storage', handleStorage)
    window.addEventListener('pageshow', handlePageShow)
  }

  return {
    get: () => value,
    fallback,
    set: save,
    update(change) {
      // The event for another tab's write comes a little later than the write.
      readAgain()
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
