import { animateSingleValue, useMotionValue, useMotionValueEvent } from 'framer-motion'
import { useLayoutEffect, useRef, type RefObject } from 'react'
import { placesBetween } from '../pictures'
import type { Show } from '../show/useShow'

/** At rest in less than 300 ms, from wherever the finger leaves it. */
const SPRING = {
  type: 'spring',
  stiffness: 700,
  damping: 50,
  restDelta: 0.004,
  restSpeed: 0.1,
} as const

/**
 * How far the pictures are from their places, in places: from 1, a whole one forward, to -1. The stylesheet reads it as
 * `--progress` and moves them, so that what it says of their places at rest is all there is without a script.
 */
export function useTurn(surface: RefObject<HTMLElement | null>, { at, isStill }: Show) {
  const turn = useMotionValue(0)
  const isHeld = useRef(false)
  /** Of the finger when it let go, in places a second. */
  const speed = useRef(0)

  useMotionValueEvent(turn, 'change', (now) => {
    if (!surface.current) return
    surface.current.toggleAttribute('data-moving', now !== 0)
    if (now === 0) surface.current.style.removeProperty('--progress')
    else surface.current.style.setProperty('--progress', now.toFixed(4))
  })

  function settle() {
    const velocity = speed.current
    speed.current = 0
    if (isHeld.current) return
    if (isStill) turn.jump(0)
    else animateSingleValue(turn, 0, { ...SPRING, velocity })
  }

  const last = useRef(at)
  useLayoutEffect(() => {
    const by = placesBetween(last.current, at)
    last.current = at
    if (by === 0) return
    // The pictures have changed places: each stays where it is seen, and springs from there. Far leaps show no way.
    turn.jump(Math.abs(by) === 1 ? within(turn.get() - by) : 0)
    settle()
  })

  return {
    hold() {
      isHeld.current = true
      turn.stop()
    },
    /** So many places further with the finger. */
    follow: (by: number) => turn.set(within(turn.get() + by)),
    /** The next move, or `settle`, goes on with that speed. */
    release(placesPerSecond: number) {
      isHeld.current = false
      speed.current = placesPerSecond
    },
    settle,
  }
}

const within = (turn: number) => Math.max(-1, Math.min(1, turn))
