import { useSyncExternalStore } from 'react'
import type { Stored } from './createStored'

/** A stored value, and each change of it. While a prerendered page hydrates it is the fallback, as in the document. */
export function useStored<T>({ subscribe, get, fallback }: Stored<T>): T {
  return useSyncExternalStore(subscribe, get, () => fallback)
}
