import { useSyncExternalStore } from 'react'

/** The router's key of every address while its document is taken over. */
export const DOCUMENT_KEY = 'document'

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
