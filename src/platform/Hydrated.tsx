import { useEffect, useLayoutEffect, useState } from 'react'
import { useIsHydrated } from '@/shared/hooks/useIsHydrated'
import { replayTyping } from './replayTyping'

/** Render it after a screen. `data-ready` says that the page has started. */
export function Hydrated() {
  const isHydrated = useIsHydrated()
  const [isPrerendered] = useState(!isHydrated)
  // In a layout effect, the fields have React's values as their default values.
  useLayoutEffect(() => {
    // Only in a prerendered page, users can change fields before hydration.
    if (isPrerendered && document.documentElement.dataset.ready === undefined) replayTyping()
  }, [isPrerendered])
  useEffect(() => {
    if (isHydrated) document.documentElement.dataset.ready = ''
  }, [isHydrated])
  return null
}
