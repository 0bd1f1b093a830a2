type Options<T> = {
  key: string
  fallback: T
  /** Makes a `T` of whatever was found, or returns `undefined` to fall back. Never throws. */
  read: (found: unknown) => T | undefined
  /** What of the value is stored; all of it by default. */
  write?: (value: T) => unknown
  /** `tab` values live as long as the tab and survive a reload; `browser` values stay and are shared by tabs. */
  keep?: 'browser' | 'tab'
}

/** A value kept in the browser's storage, and readable outside React. */
export type Stored<T> = {
  get: () => T
  /** What a browser that has never been here holds. A prerendered page shows that. */
  fallback: T
  set: (next: T) => void
  /**
   * Changes what is stored now, which another tab may have written a moment ago. Use it wherever the next value
   * depends on the last one: `set(get() + 1)` would take the other tab's change back.
   */
  update: (change: (now: T) => T) => void
  subscribe: (listener: () => void) => () => void
}

/** What is kept under keys that begin with `prefix`, by the rest of the key. */
export function storedNames(keep: 'browser' | 'tab', prefix: string): string[] {
  try {
    const keys = Object.keys(keep === 'tab' ? sessionStorage : localStorage)
    return keys.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length))
  } catch {
    return [] // blocked storage
  }
}

/**
 * The only place that touches the browser's storage. What is found there may be missing, stale, half-written or
 * hostile: it is checked by `read`, and a bad value costs its own key, never the page. Where storage is
 * blocked or full, the value lives on in memory until the page is closed.
 */
export function createStored<T>(options: Options<T>): Stored<T> {
  const { key, fallback, read, write = (whole: T) => whole, keep = 'browser' } = options
  // Asked for at each use: where storage is blocked, even naming it throws.
  const storage = () => (keep === 'tab' ? sessionStorage : localStorage)
  const listeners = new Set<() => void>()
  /** The text in storage that `value` goes with. Where storage is full, `value` is ahead of it. */
  let known = look()
  let value = understand(known)

  function look(): string | null | undefined {
    try {
      return storage().getItem(key)
    } catch {
      return undefined // blocked storage: nobody can tell
    }
  }

  function understand(found: string | null | undefined): T {
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
    value = understand(found)
  }

  function save(next: T) {
    value = next
    try {
      const kept = write(next)
      if (kept === null || kept === undefined) storage().removeItem(key)
      else storage().setItem(key, JSON.stringify(kept))
      known = look()
    } catch {
      // Full or blocked: memory still holds it, and the page goes on.
    }
    announce()
  }

  function announce() {
    listeners.forEach((listener) => listener())
  }

  function handleStorage(event: StorageEvent) {
    // Another tab wrote; a null key means that everything was cleared.
    if (event.key !== null && (event.key !== key || keep === 'tab')) return
    load(look())
    announce()
  }
  function handlePageShow({ persisted }: PageTransitionEvent) {
    // Back from the back/forward cache: what happened meanwhile, such as a sign-out, was not heard of.
    if (!persisted) return
    load(look())
    announce()
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
      // The news of another tab's write comes a little after the write.
      const found = look()
      if (found !== undefined && found !== known) load(found)
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
