import { useCallback, useSyncExternalStore } from 'react'

/**
 * Whether the window matches a media query, now and as it changes. `undefined` in a prerendered page, which is one for
 * all widths: until React has taken it over, CSS decides what is shown.
 */
export function useMediaQuery(query: string): boolean | undefined {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore<boolean | undefined>(
    subscribe,
    () => window.matchMedia(query).matches,
    () => undefined,
  )
}
