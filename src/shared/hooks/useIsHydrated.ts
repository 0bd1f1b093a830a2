import { useSyncExternalStore } from 'react'

/** The router's key during hydration. */
export const DOCUMENT_KEY = 'document'

const subscribe = () => () => undefined

/** While it is false, the output must match the document: it cannot depend on storage, the query or the clock. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
}
