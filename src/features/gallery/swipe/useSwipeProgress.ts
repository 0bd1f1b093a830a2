import { animateSingleValue, useMotionValue, useMotionValueEvent } from 'framer-motion'
import { useLayoutEffect, useRef, type RefObject } from 'react'
import { stepsBetween } from '../pictures'
import type { Slideshow } from '../useSlideshow'

/** Comes to rest in less than 300 ms, from any position. */
const SPRING = {
  type: 'spring',
  stiffness: 700,
  damping: 50,
  restDelta: 0.004,
  restSpeed: 0.1,
} as const

/**
 * How far the pictures are from their slots: from 1, one step forward, to -1. The stylesheet reads it as `--progress`
 * and moves them, so that without scripts the CSS alone places the pictures.
 */
export function useSwipeProgress(
  surface: RefObject<HTMLElement | null>,
  { at, isStill }: Slideshow,
) {
  const progress = useMotionValue(0)
  const isHeld = useRef(false)
  /** The finger's speed on release, in steps per second. */
  const speed = useRef(0)

  useMotionValueEvent(progress, 'change', (now) => {
    if (!surface.current) return
    surface.current.toggleAttribute('data-moving', now !== 0)
    if (now === 0) surface.current.style.removeProperty('--progress')
    else surface.current.style.setProperty('--progress', now.toFixed(4))
  })

  function settle() {
    const velocity = speed.current
    speed.current = 0
    if (isHeld.current) return
    if (isStill) progress.jump(0)
    else animateSingleValue(progress, 0, { ...SPRING, velocity })
  }

  const last = useRef(at)
  useLayoutEffect(() => {
    const by = stepsBetween(last.current, at)
    last.current = at
    if (by === 0) return
    // The slots have changed: each picture stays where it is seen and springs from there. Longer jumps do not animate.
    progress.jump(Math.abs(by) === 1 ? within(progress.get() - by) : 0)
    settle()
  })

  return {
    hold() {
      isHeld.current = true
      progress.stop()
    },
    follow: (by: number) => progress.set(within(progress.get() + by)),
    /** The next move, or `settle`, continues with this speed. */
    release(stepsPerSecond: number) {
      isHeld.current = false
      speed.current = stepsPerSecond
    },
    settle,
  }
}

const within = (progress: number) => Math.max(-1, Math.min(1, progress))
