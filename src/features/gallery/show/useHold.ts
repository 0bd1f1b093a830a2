import { useState, type FocusEvent, type PointerEvent } from 'react'

/** Whether the show rests because somebody points at it or is in it with the keyboard; `holding` goes on its region. */
export function useHold() {
  const [isPointedAt, setIsPointedAt] = useState(false)
  const [hasFocus, setHasFocus] = useState(false)
  const holding = {
    onPointerEnter(event: PointerEvent) {
      // A finger that has tapped is gone, but the browser leaves its pointer where it was.
      if (event.pointerType !== 'touch') setIsPointedAt(true)
    },
    onPointerLeave: () => setIsPointedAt(false),
    // A button that was clicked keeps the focus; that is nobody reading.
    onFocus: (event: FocusEvent) => setHasFocus(event.target.matches(':focus-visible')),
    onBlur: () => setHasFocus(false),
  }
  /** Goes on at once: whoever presses Play is still in the show. */
  function release() {
    setIsPointedAt(false)
    setHasFocus(false)
  }
  /** The focus was brought back here for somebody at the keyboard. */
  const hold = () => setHasFocus(true)
  return { isHeld: isPointedAt || hasFocus, holding, hold, release }
}
