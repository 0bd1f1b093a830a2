import { useEffect, useRef, useState } from 'react'
import { openTab } from '@/api/handoffs'

/** So long a button says that it works: long enough for the second half of a double click. */
export const OPENING_MS = 1_500

/** Opens the tab of another site, once however often the button is pressed. To be called inside the click. */
export function useHandOff() {
  const [isOpening, setIsOpening] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  /** Tells whether it was opened now. */
  function handOff(url: string): boolean {
    if (timer.current !== undefined) return false
    openTab(url)
    setIsOpening(true)
    timer.current = setTimeout(() => {
      timer.current = undefined
      setIsOpening(false)
    }, OPENING_MS)
    return true
  }

  return { isOpening, handOff }
}
