import { useEffect, useRef, useState } from 'react'
import { openTab } from '@/api/handoffs'
import { isOffline } from '@/shared/lib/offline'
import { notifyOffline } from '@/queries/messages'

/** How long the button is busy: longer than a double click. */
const OPENING_MS = 1_500

/** Opens another site, once for several clicks. Call it inside the click handler. `offline`: see `notifyOffline`. */
export function useHandOff({ offline }: { offline?: string } = {}) {
  const [isOpening, setIsOpening] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  /** Returns whether the tab was opened now. */
  function handOff(url: string): boolean {
    if (timer.current !== undefined || !openOnline(url, offline)) return false
    setIsOpening(true)
    timer.current = setTimeout(() => {
      timer.current = undefined
      setIsOpening(false)
    }, OPENING_MS)
    return true
  }

  return { isOpening, handOff }
}

/** Without a network nothing is opened: the new tab would only show the browser's error. */
export function openOnline(url: string, offline?: string): boolean {
  if (isOffline()) {
    notifyOffline(offline)
    return false
  }
  openTab(url)
  return true
}
