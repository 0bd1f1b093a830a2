type Options<T> = {
  key: string
  fallback: T
  /** Makes a `T` of whatever was found, or returns `undefined` to fall back. Never throws. */
  read: (found: unknown) => T | undefined
  /** `tab` values live as long as the tab and survive a reload; `browser` values stay and are shared by tabs. */
  keep?: 'browser' | 'tab'
}

/** A value kept in the browser's storage, and readable outside React. */
export type Stored<T> = {
  get: () => T
  set: (next: T) => void
  subscribe: (listener: () => void) => () => void
}

/**
 * The only place that touches the browser's storage. What is found there may be missing, stale, half-written or
 * hostile: it is checked by `read`, and a bad value costs its own key, never the page. Where storage is
 * blocked or full, the value lives on in memory until the page is closed.
 */
export function createStored<T>({ key, fallback, read, keep = 'browser' }: Options<T>): Stored<T> {
  // Asked for at each use: where storage is blocked, even naming it throws.
  const storage = () => (keep === 'tab' ? sessionStorage : localStorage)
  const listeners = new Set<() => void>()
  let value = load()

  function load(): T {
    try {
      const found = storage().getItem(key)
      if (found === null) return fallback
      const parsed: unknown = JSON.parse(found)
      return read(parsed) ?? fallback
    } catch {
      return fallback // blocked storage, or text that is not JSON
    }
  }

  function announce() {
    listeners.forEach((listener) => listener())
  }

  window.addEventListener('storage', (event) => {
    // Another tab wrote; a null key means that everything was cleared.
    if (event.key !== null && (event.key !== key || keep === 'tab')) return
    value = load()
    announce()
  })

  return {
    get: () => value,
    set(next) {
      value = next
      try {
        if (next === null || next === undefined) storage().removeItem(key)
        else storage().setItem(key, JSON.stringify(next))
      } catch {
        // Full or blocked: memory still holds it, and the page goes on.
      }
      announce()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
