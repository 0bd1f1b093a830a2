import { useEffect, useLayoutEffect, useState } from 'react'
import { useIsHydrated } from '@/shared/hooks/useIsHydrated'
import { replayTyping } from './replayTyping'

/** Rendered after a screen: says that it can be used. */
export function Hydrated() {
  const isHydrated = useIsHydrated()
  const [isPrerendered] = useState(!isHydrated)
  // By now, the default values of the fields are React's own values.
  useLayoutEffect(() => {
    // Only fields of a prerendered page can have been changed before React came.
    if (isPrerendered && document.documentElement.dataset.ready === undefined) replayTyping()
  }, [isPrerendered])
  useEffect(() => {
    if (isHydrated) document.documentElement.dataset.ready = ''
  }, [isHydrated])
  return null
}
