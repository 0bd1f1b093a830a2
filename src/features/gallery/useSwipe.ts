import { animate, useMotionValue, useMotionValueEvent, type PanInfo } from 'framer-motion'
import { useLayoutEffect, useRef, type MouseEvent, type PointerEvent, type RefObject } from 'react'
import { stepsBetween } from './pictures'
import type { Slideshow } from './useSlideshow'

/** Less movement is a tap. */
const TAP_PX = 8
/** The least length of a swipe, to the finger's expected position after `MOMENT_S`: a fast flick can be short. */
const FAR_PX = 56
const MOMENT_S = 0.1
/** The spring comes to rest in less than 300 ms, from any position. */
const SPRING = {
  type: 'spring',
  stiffness: 700,
  damping: 50,
  restDelta: 0.004,
  restSpeed: 0.1,
} as const

type Options = {
  area: RefObject<HTMLElement | null>
  slideshow: Slideshow
  /** Returns the forward part of a movement. */
  along: (point: PanInfo['offset']) => number
  /** Returns the pixels from one picture to the next. */
  measureStep: () => number
}

/**
 * The props of the `m.div` with the pictures. `--progress` is their distance from their slots: 1 is one step forward,
 * and -1 is one step back. The style sheet moves the pictures, so CSS alone places them without scripts.
 */
export function useSwipe({ area, slideshow, along, measureStep }: Options) {
  const { at, isStill } = slideshow
  const progress = useMotionValue(0)
  const isDown = useRef(false)
  const isPanning = useRef(false)
  const wasSwiped = useRef(false)

  useMotionValueEvent(progress, 'change', (now) => {
    if (!area.current) return
    area.current.toggleAttribute('data-moving', now !== 0)
    if (now === 0) area.current.style.removeProperty('--progress')
    else area.current.style.setProperty('--progress', now.toFixed(4))
  })

  function settle(velocity = progress.getVelocity()) {
    if (isStill) progress.jump(0)
    else animate(progress, 0, { ...SPRING, velocity })
  }

  const last = useRef(at)
  useLayoutEffect(() => {
    const by = stepsBetween(last.current, at)
    last.current = at
    if (by === 0) return
    const velocity = progress.getVelocity()
    // The slots have changed. Each picture stays in place and springs from there. Longer jumps are not animated.
    progress.jump(Math.abs(by) === 1 ? within(progress.get() - by) : 0)
    if (!isDown.current) settle(velocity)
  })

  function release() {
    isDown.current = false
    isPanning.current = false
  }

  /** A tap ends here. A swipe ends in `onPanEnd`. */
  function handlePointerUp() {
    if (!isDown.current || isPanning.current) return
    release()
    settle()
  }

  return {
    onPointerDown({ isPrimary, button }: PointerEvent) {
      wasSwiped.current = false
      if (!isPrimary || button !== 0) return
      isDown.current = true
      progress.stop()
    },
    onPointerUp: handlePointerUp,
    onPointerCancel: handlePointerUp,
    onPanStart() {
      isPanning.current = true
    },
    onPan(_event: Event, { offset, delta }: PanInfo) {
      if (Math.abs(along(offset)) > TAP_PX) wasSwiped.current = true
      progress.set(within(progress.get() + along(delta) / Math.max(1, measureStep())))
    },
    onPanEnd({ type }: Event, { offset, velocity }: PanInfo) {
      release()
      const by = type === 'pointercancel' ? 0 : stepOf(along(offset), along(velocity))
      if (by === 0 || !slideshow.step(by)) settle()
    },
    /** Ignores the click at the end of a mouse swipe. A click by keyboard has a `detail` of 0. */
    onClickCapture(event: MouseEvent) {
      if (!wasSwiped.current || event.detail === 0) return
      event.preventDefault()
      event.stopPropagation()
    },
  }
}

const within = (progress: number) => Math.max(-1, Math.min(1, progress))

/** A finger that moves back at the end cancels the swipe. */
function stepOf(distance: number, speed: number): 1 | -1 | 0 {
  const aim = distance + speed * MOMENT_S
  const isMeant = Math.abs(distance) > TAP_PX && Math.abs(aim) >= FAR_PX && aim > 0 === distance > 0
  if (!isMeant) return 0
  return distance > 0 ? 1 : -1
}
