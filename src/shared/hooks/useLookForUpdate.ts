import { useEffect } from 'react'
import { onTabReturn } from '../lib/onTabReturn'

/**
 * For a screen whose content must not be old in a tab that stays open: looks for a newer version of the site at once, and
 * on each return to the tab. `useUpdate` offers what it finds.
 */
export function useLookForUpdate() {
  useEffect(() => {
    look()
    return onTabReturn(look)
  }, [])
}

function look() {
  if (!('serviceWorker' in navigator)) return
  navigator.serviceWorker
    .getRegistration()
    .then((registration) => registration?.update())
    .catch(() => undefined) // no network: the next return looks again
}
