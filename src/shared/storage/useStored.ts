import { useSyncExternalStore } from 'react'
import { useIsHydrated } from '../hooks/useIsHydrated'
import type { Stored } from './createStored'

/**
 * Returns the fallback during hydration, to match the prerendered page. `useIsHydrated` defers the change to the stored
 * value, because the store alone would render it in one long task.
 */
export function useStored<T>({ subscribe, get, fallback }: Stored<T>): T {
  const value = useSyncExternalStore(subscribe, get, () => fallback)
  return useIsHydrated() ? value : fallback
}
