import { useEffect, useLayoutEffect } from 'react'
import { useIsHydrated } from '@/shared/hooks/useIsHydrated'
import { replayTyping } from './replayTyping'

/** Rendered after a screen: says that it can be used. */
export function Hydrated() {
  const isHydrated = useIsHydrated()
  // By now, the default values of the fields are React's own values.
  useLayoutEffect(() => {
    if (document.documentElement.dataset.ready === undefined) replayTyping()
  }, [])
  useEffect(() => {
    if (isHydrated) document.documentElement.dataset.ready = ''
  }, [isHydrated])
  return null
}
