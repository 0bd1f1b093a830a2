import { useSyncExternalStore } from 'react'
import { useIsHydrated } from '../hooks/useIsHydrated'
import type { Stored } from './createStored'

/**
 * During hydration it is the fallback, to match the prerendered page. The store alone would switch to its value at once, in
 * one long task; `useIsHydrated` defers that.
 */
export function useStored<T>({ subscribe, get, fallback }: Stored<T>): T {
  const value = useSyncExternalStore(subscribe, get, () => fallback)
  return useIsHydrated() ? value : fallback
}
