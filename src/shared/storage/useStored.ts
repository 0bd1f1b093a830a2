import { useSyncExternalStore } from 'react'
import type { Stored } from './createStored'

/** During hydration it is the fallback, to match the document. */
export function useStored<T>({ subscribe, get, fallback }: Stored<T>): T {
  return useSyncExternalStore(subscribe, get, () => fallback)
}
