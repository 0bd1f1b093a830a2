import {
  animateSingleValue,
  PanSession,
  useMotionValue,
  useMotionValueEvent,
  type Point,
} from 'framer-motion'
import {
  useEffect,
  useLayoutEffect,
  useRef,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
} from 'react'
import { stepsBetween } from './pictures'
import type { Slideshow } from './useSlideshow'

/** Less movement is a tap. */
const TAP_PX = 8
/** Length of a swipe, measured to where the finger would be after `MOMENT_S`: a fast flick can be short. */
const FAR_PX = 56
const MOMENT_S = 0.1
/** Comes to rest in less than 300 ms, from any position. */
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
  /** The part of a movement that moves forward. */
  along: (point: Point) => number
  /** Pixels from one picture to the next. */
  measureStep: () => number
}

/**
 * How far the pictures are from their slots: from 1, one step forward, to -1. The stylesheet reads it as `--progress`
 * and moves them, so that without scripts the CSS alone places the pictures. `PanSession` is the pan of framer-motion
 * without its drag and layout features, which weigh 24 KB (gzip).
 */
export function useSwipe({ area, slideshow, along, measureStep }: Options) {
  const { at, isStill, grab } = slideshow
  const progress = useMotionValue(0)
  const session = useRef<PanSession>(undefined)
  const wasSwiped = useRef(false)

  useMotionValueEvent(progress, 'change', (now) => {
    if (!area.current) return
    area.current.toggleAttribute('data-moving', now !== 0)
    if (now === 0) area.current.style.removeProperty('--progress')
    else area.current.style.setProperty('--progress', now.toFixed(4))
  })

  function settle(velocity = progress.getVelocity()) {
    if (isStill) progress.jump(0)
    else animateSingleValue(progress, 0, { ...SPRING, velocity })
  }

  const last = useRef(at)
  useLayoutEffect(() => {
    const by = stepsBetween(last.current, at)
    last.current = at
    if (by === 0) return
    const velocity = progress.getVelocity()
    // The slots have changed: each picture stays where it is seen and springs from there. Longer jumps do not animate.
    progress.jump(Math.abs(by) === 1 ? within(progress.get() - by) : 0)
    if (!session.current) settle(velocity)
  })

  useEffect(
    () => () => {
      session.current?.end()
      grab(false)
    },
    [grab],
  )

  return {
    onPointerDown({ nativeEvent }: PointerEvent) {
      wasSwiped.current = false
      if (!nativeEvent.isPrimary || nativeEvent.button !== 0) return
      session.current?.end()
      const step = Math.max(1, measureStep())
      progress.stop()
      grab(true)
      session.current = new PanSession(
        nativeEvent,
        {
          onMove(_event, { offset, delta }) {
            if (Math.abs(along(offset)) > TAP_PX) wasSwiped.current = true
            progress.set(within(progress.get() + along(delta) / step))
          },
          onEnd({ type }, { offset, velocity }) {
            session.current = undefined
            grab(false)
            const by = type === 'pointercancel' ? 0 : stepOf(along(offset), along(velocity))
            if (by === 0 || !slideshow.step(by)) settle()
          },
        },
        // It pauses from pointer down.
        { immediate: true },
      )
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
function stepOf(way: number, speed: number): 1 | -1 | 0 {
  const aim = way + speed * MOMENT_S
  const isMeant = Math.abs(way) > TAP_PX && Math.abs(aim) >= FAR_PX && aim > 0 === way > 0
  if (!isMeant) return 0
  return way > 0 ? 1 : -1
}
