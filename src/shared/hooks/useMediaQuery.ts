import { useCallback, useSyncExternalStore } from 'react'
import { mediaQueryList, type MediaQueryName } from '../lib/mediaQueries'

/** `undefined` in a prerendered page, which is the same for all widths: until hydration, CSS decides what is shown. */
export function useMediaQuery(name: MediaQueryName): boolean | undefined {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = mediaQueryList(name)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    [name],
  )
  return useSyncExternalStore<boolean | undefined>(
    subscribe,
    () => mediaQueryList(name).matches,
    () => undefined,
  )
}
