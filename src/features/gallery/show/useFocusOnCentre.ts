import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'
import type { Show } from './useShow'

/** The focus stays on the picture in the middle: when the arrow keys move the pictures, and after one was enlarged. */
export function useFocusOnCentre(
  centre: RefObject<HTMLElement | null>,
  show: Show,
  /** Nobody here opened what a link has opened. */
  enlarged: { isOpen: boolean; wasByPointer: boolean | undefined },
) {
  const { at, wasByHand } = show
  const isOnAPicture = useRef(false)
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    function handleFocus({ type, target }: FocusEvent) {
      if (!(target instanceof Element)) return
      // A browser takes the focus from a picture in the moment that it is covered; nobody has gone elsewhere.
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
    // The show waits for the keyboard's focus. Whoever came with the mouse and left with Escape is not waited for.
    if (enlarged.wasByPointer) show.release()
    if (enlarged.wasByPointer === false) show.hold()
  })
  useEffect(() => {
    if (wasOpen.current && !enlarged.isOpen) handleClosed()
    wasOpen.current = enlarged.isOpen
  }, [enlarged.isOpen])
}
