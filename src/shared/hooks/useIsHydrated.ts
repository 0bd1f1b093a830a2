import { useDeferredValue, useSyncExternalStore, useState } from 'react'

const subscribe = () => () => undefined

/**
 * While it is false, the output must match the document: it cannot depend on storage, the query or the clock.
 * Deferred: a switch at once would make React hydrate the whole screen in one long task.
 */
export function useIsHydrated(): boolean {
  const isHydrated = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
  return useDeferredValue(isHydrated)
}

/** Reads browser data (a draft, the clock, the session) once. `undefined` during hydration, to match the document. */
export function useReadOnce<T>(read: () => T): T | undefined {
  const isHydrated = useIsHydrated()
  const [stored, setStored] = useState(() => (isHydrated ? { value: read() } : null))
  if (isHydrated && !stored) setStored({ value: read() })
  return stored?.value
}
