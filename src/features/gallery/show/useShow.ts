import { useRef, useState, type FocusEvent, type PointerEvent, type RefObject } from 'react'
import { useIsVisible } from '@/shared/hooks/useIsVisible'
import { useMediaQuery } from '@/shared/hooks/useMediaQuery'
import { useTicker } from './useTicker'

type Options = {
  count: number
  /** Milliseconds from one picture to the next. */
  every: number
  /** After a move by hand, further ones are not heard for so many milliseconds. */
  lock: number
  /** The place of the picture that is enlarged: the show stands still there. */
  enlarged: number | undefined
  region: RefObject<Element | null>
}

/** Spec §4: a show that moves on by itself and by hand, and stands still for whoever looks. Places count from 0. */
export function useShow({ count, every, lock, enlarged, region }: Options) {
  const [at, setAt] = useState(enlarged ?? 0)
  // Whoever asked for less motion starts it by hand.
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)')
  const [isPlaying, setIsPlaying] = useState(!isStill)
  const [isGrabbed, setIsGrabbed] = useState(false)
  const [wasByHand, setWasByHand] = useState(false)
  const { isHeld, holding, hold, release } = useHold()
  const isVisible = useIsVisible(region)
  const settled = useRef(new Set<number>())
  const movedAt = useRef(-Infinity)
  if (enlarged !== undefined && enlarged !== at) setAt(enlarged)

  /** Whether it was heard. */
  function move(by: number, isByHand: boolean): boolean {
    const now = performance.now()
    if (now - movedAt.current < lock) return false
    // Nobody's press is lost because the show has just moved on by itself.
    if (isByHand) movedAt.current = now
    setAt((at + by + count) % count)
    setWasByHand(isByHand)
    return true
  }

  const isResting = isHeld || isGrabbed || !isVisible
  useTicker({
    isOn: isPlaying && !isResting && enlarged === undefined,
    every,
    turn: at,
    isReady: () => settled.current.has((at + 1) % count),
    onTick: () => void move(1, false),
  })

  function jump(place: number) {
    setAt(place)
    setWasByHand(false)
  }

  function toggle() {
    if (!isPlaying) release()
    setIsPlaying(!isPlaying)
  }

  return {
    at,
    /** The last move was somebody's own, and may be spoken of. */
    wasByHand,
    isPlaying,
    /** Whether people asked for less motion. */
    isStill,
    holding,
    hold,
    release,
    jump,
    toggle,
    step: (by: 1 | -1) => move(by, true),
    grab: setIsGrabbed,
    /** A picture has come, or never will. */
    settle: (place: number) => void settled.current.add(place),
  }
}

export type Show = ReturnType<typeof useShow>

/** Whether the show rests because somebody points at it or is in it with the keyboard; `holding` goes on its region. */
function useHold() {
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
