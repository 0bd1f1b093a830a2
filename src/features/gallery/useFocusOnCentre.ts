import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'
import type { Show } from './useSlideshow'

/** Keeps focus on the centre picture: when arrow keys move the pictures, and after an enlarged picture closes. */
export function useFocusOnCentre(
  centre: RefObject<HTMLElement | null>,
  show: Show,
  /** `wasByPointer` is `undefined` if a link opened the picture. */
  enlarged: { isOpen: boolean; wasByPointer: boolean | undefined },
) {
  const { at, wasByHand } = show
  const isOnAPicture = useRef(false)
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    function handleFocus({ type, target }: FocusEvent) {
      if (!(target instanceof Element)) return
      // The browser removes focus from a picture that becomes inert; the user has not gone elsewhere.
      const isCovered = type === 'focusout' && target.matches('[inert]')
      if (!isCovered) isOnAPicture.current = type === 'focusin' && target.matches('[data-slot]')
    }
    document.addEventListener('focusin', handleFocus, { signal })
    document.addEventListener('focusout', handleFocus, { signal })
    return () => listening.abort()
  }, [])

  useLayoutEffect(() => {
    if (isOnAPicture.current && wasByHand) centre.current?.focus({ preventScroll: true })
  }, [centre, at, wasByHand])

  const wasOpen = useRef(enlarged.isOpen)
  const handleClosed = useEffectEvent(() => {
    centre.current?.focus({ preventScroll: true })
    // Keyboard focus pauses the show. A user who opened with the mouse and closed with Escape should not pause it.
    if (enlarged.wasByPointer) show.resume()
    if (enlarged.wasByPointer === false) show.pause()
  })
  useEffect(() => {
    if (wasOpen.current && !enlarged.isOpen) handleClosed()
    wasOpen.current = enlarged.isOpen
  }, [enlarged.isOpen])
}
