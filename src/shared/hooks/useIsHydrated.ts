import { useDeferredValue, useSyncExternalStore, useState } from 'react'

const subscribe = () => () => undefined

/**
 * While it is false, a render must match the prerendered HTML, which knows no storage, no query string and no clock.
 * The value is deferred. Otherwise React would hydrate the whole screen in one long task.
 */
export function useIsHydrated(): boolean {
  const isHydrated = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
  return useDeferredValue(isHydrated)
}

/** Reads browser data (a draft, the clock, the session) once. `undefined` during hydration, to match the HTML. */
export function useReadOnce<T>(read: () => T): T | undefined {
  const isHydrated = useIsHydrated()
  const [stored, setStored] = useState(() => (isHydrated ? { value: read() } : null))
  if (isHydrated && !stored) setStored({ value: read() })
  return stored?.value
}
