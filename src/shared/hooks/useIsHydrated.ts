import { useDeferredValue, useSyncExternalStore } from 'react'

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
