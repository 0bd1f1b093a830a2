import { useEffect, useEffectEvent, useLayoutEffect, type RefObject } from 'react'
import { isComposing } from '@/shared/lib/isComposing'
import type { Slideshow } from './useSlideshow'

/** Keeps the focus on the centre picture when arrow keys move the pictures, and after an enlarged picture closes. */
export function useFocusOnCentre(
  centre: RefObject<HTMLElement | null>,
  slideshow: Slideshow,
  /** `wasByPointer` is `undefined` if a link opened the picture. */
  enlarged: { isOpen: boolean; wasByPointer: boolean | undefined },
) {
  const { at, wasByHand } = slideshow
  // A layout effect, because the browser later takes the focus from a picture that has become inert.
  useLayoutEffect(() => {
    const isOnAPicture = document.activeElement?.matches('[data-slot]')
    if (isOnAPicture && wasByHand) centre.current?.focus({ preventScroll: true })
  }, [centre, at, wasByHand])

  const handleClosed = useEffectEvent(() => {
    centre.current?.focus({ preventScroll: true })
    // Keyboard focus pauses the slideshow, but not for a user who opened with the mouse and closed with Escape.
    if (enlarged.wasByPointer) slideshow.resume()
    if (enlarged.wasByPointer === false) slideshow.pause()
  })
  useEffect(() => (enlarged.isOpen ? () => handleClosed() : undefined), [enlarged.isOpen])
}

/** Left and Right change the picture wherever the focus is on the page or in the modal, except in form fields. */
export function useArrowKeys(scope: 'screen' | 'modal', onStep: (by: 1 | -1) => unknown) {
  const step = useEffectEvent(onStep)
  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      const by = stepOf(event)
      if (!by || event.defaultPrevented || !isOurs(event, scope)) return
      event.preventDefault()
      // Each step in the modal writes the URL, and Safari refuses 100 writes in 30 s.
      if (event.repeat && scope === 'modal') return
      step(by)
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [scope])
}

function stepOf({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) {
  if (altKey || ctrlKey || metaKey || shiftKey) return undefined
  if (key === 'ArrowRight') return 1
  return key === 'ArrowLeft' ? -1 : undefined
}

function isOurs(event: KeyboardEvent, scope: 'screen' | 'modal'): boolean {
  const { target } = event
  if (
    isComposing(event) ||
    !(target instanceof Element) ||
    target.matches('input, select, textarea')
  )
    return false
  const ours = scope === 'modal' ? '[data-panel]' : 'main'
  return target === document.body || target.closest(ours) !== null
}
