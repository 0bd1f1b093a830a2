import { useSyncExternalStore } from 'react'

const subscribe = () => () => undefined

/**
 * False while a prerendered page is written and while React takes it over, when everything must look as in the
 * document; true from then on. What only this browser knows (storage, the query, the clock) may be drawn once it is true.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
}
