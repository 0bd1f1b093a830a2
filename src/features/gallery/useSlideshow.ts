import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type FocusEvent,
  type PointerEvent,
  type RefObject,
} from 'react'
import { useIsVisible } from '@/shared/hooks/useIsVisible'
import { useMediaQuery } from '@/shared/hooks/useMediaQuery'
import { REDUCED_MOTION } from '@/shared/lib/mediaQueries'
import { pictures, stepsBetween } from './pictures'

/** The longest wait for the next picture, because it may never load. */
const PICTURE_TIMEOUT_MS = 4000
const CHECK_AGAIN_MS = 100

type Options = {
  /** Milliseconds from one picture to the next. */
  every: number
  /** Further moves by hand are ignored for these milliseconds. */
  lock: number
  /** The index of the enlarged picture. The slideshow pauses there. */
  enlarged: number | undefined
  region: RefObject<Element | null>
}

/** Moves automatically and by hand, and pauses while the user looks at a picture (Spec §4). Indexes start at 0. */
export function useSlideshow({ every, lock, enlarged, region }: Options) {
  const [at, setAt] = useState(enlarged ?? 0)
  const isStill = useMediaQuery(REDUCED_MOTION)
  const [chosen, setChosen] = useState<boolean>()
  // With reduced motion, the user starts the slideshow by hand. A prerendered page does not know the preference yet.
  const isPlaying = chosen ?? !isStill
  const [wasByHand, setWasByHand] = useState(false)
  const { isHeld, holding, pause, resume } = usePauseOnInteraction()
  const isVisible = useIsVisible(region)
  const settled = useRef(new Set<number>())
  const movedAt = useRef(-Infinity)
  if (enlarged !== undefined && enlarged !== at) setAt(enlarged)

  /** Returns false if the move was ignored. */
  function move(by: number, isByHand: boolean): boolean {
    const now = performance.now()
    if (now - movedAt.current < lock) return false
    // Only moves by hand lock: a press right after an automatic move must not be ignored.
    if (isByHand) movedAt.current = now
    setAt((index) => (index + by + pictures.length) % pictures.length)
    setWasByHand(isByHand)
    return true
  }

  const isNextReady = useEffectEvent(() => settled.current.has((at + 1) % pictures.length))
  const moveOn = useEffectEvent(() => void move(1, false))
  const isMoving = isPlaying && !isHeld && isVisible && enlarged === undefined
  useEffect(() => {
    if (!isMoving) return
    let waited = 0
    let timer = setTimeout(moveOnOrWait, every)
    function moveOnOrWait() {
      if (isNextReady() || waited >= PICTURE_TIMEOUT_MS) return moveOn()
      waited += CHECK_AGAIN_MS
      timer = setTimeout(moveOnOrWait, CHECK_AGAIN_MS)
    }
    return () => clearTimeout(timer)
  }, [isMoving, every, at])

  function jump(index: number) {
    setAt(index)
    setWasByHand(false)
  }

  function toggle() {
    if (!isPlaying) resume()
    setChosen(!isPlaying)
  }

  return {
    at,
    /** The last move was by hand, so screen readers may announce it. */
    wasByHand,
    isPlaying,
    isStill,
    holding,
    pause,
    resume,
    jump,
    toggle,
    step: (by: 1 | -1) => move(by, true),
    /** Call it when a picture has loaded or failed. */
    settle: (index: number) => void settled.current.add(index),
  }
}

export type Slideshow = ReturnType<typeof useSlideshow>

/** Pauses while the user points at the region or presses in it, or has the keyboard focus in it. */
function usePauseOnInteraction() {
  const [isPointedAt, setIsPointedAt] = useState(false)
  const [isPressed, setIsPressed] = useState(false)
  const [hasFocus, setHasFocus] = useState(false)

  useEffect(() => {
    if (!isPressed) return
    const release = () => setIsPressed(false)
    // A mouse may be released outside the region.
    window.addEventListener('pointerup', release)
    window.addEventListener('pointercancel', release)
    return () => {
      window.removeEventListener('pointerup', release)
      window.removeEventListener('pointercancel', release)
    }
  }, [isPressed])

  const holding = {
    onPointerEnter(event: PointerEvent) {
      // After a tap, the browser leaves the touch pointer in place. This is not pointing.
      if (event.pointerType !== 'touch') setIsPointedAt(true)
    },
    onPointerLeave: () => setIsPointedAt(false),
    onPointerDown: () => setIsPressed(true),
    // A clicked button keeps the focus. This is not keyboard use.
    onFocus: (event: FocusEvent) => setHasFocus(event.target.matches(':focus-visible')),
    onBlur: () => setHasFocus(false),
  }
  /** Continues at once, because the pointer or the focus is still inside after a press on Play. */
  function resume() {
    setIsPointedAt(false)
    setHasFocus(false)
  }
  /** For a keyboard user, whose focus has moved back here. */
  const pause = () => setHasFocus(true)
  return { isHeld: isPointedAt || isPressed || hasFocus, holding, pause, resume }
}

/** Longer than a move takes. */
const RESTS_AFTER_MS = 350

/**
 * The slots that have a picture now. The first and the last slot are out of view. They get a new picture only when
 * nothing moves, because a phone needs long to decode a drawing.
 */
export function useSlots(at: number, slots: number[]): number[] {
  const [restedAt, setRestedAt] = useState(at)

  useEffect(() => {
    const timer = setTimeout(() => setRestedAt(at), RESTS_AFTER_MS)
    return () => clearTimeout(timer)
  }, [at])

  const moved = stepsBetween(restedAt, at)
  return slots.filter(
    (slot, index) => (index > 0 && index < slots.length - 1) || slots.includes(slot + moved),
  )
}
