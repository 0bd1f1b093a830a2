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
  // Before the browser looks: a picture that is covered now would lose the focus to the page.
  useLayoutEffect(() => {
    const isOnAPicture = document.activeElement?.matches('[data-slot]')
    if (isOnAPicture && wasByHand) centre.current?.focus({ preventScroll: true })
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
