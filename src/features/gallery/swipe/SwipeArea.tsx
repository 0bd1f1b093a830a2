import { useRef, useSyncExternalStore, type MouseEvent, type ReactNode } from 'react'
import type { Slideshow } from '../useSlideshow'
import { usePan, type Point } from './usePan'
import { useSwipeProgress } from './useSwipeProgress'

/** Less movement is a tap. */
const TAP_PX = 8
/** Length of a swipe, measured to where the finger would be after `MOMENT_S`: a fast flick can be short. */
const FAR_PX = 56
const MOMENT_S = 0.1

type Props = {
  /** The direction that moves forward; the opposite direction moves back. */
  forward: 'down' | 'left'
  slideshow: Slideshow
  className: string | undefined
  children: ReactNode
  /** Pixels from one picture to the next. */
  measureStep: () => number
}

/** The pictures follow a swipe along one axis. The other axis, and two fingers, are left to the browser. */
export function SwipeArea({ forward, slideshow, className, children, measureStep }: Props) {
  const area = useRef<HTMLDivElement>(null)
  const progress = useSwipeProgress(area, slideshow)
  const wasSwiped = useRef(false)
  const step = useRef(1)
  const isPinched = useSyncExternalStore(subscribeToPinches, readPinched, () => false)

  /** The movement along that axis; forward is positive. */
  const along = ({ x, y }: Point) => (forward === 'down' ? y : -x)

  usePan(area, {
    // It pauses from pointer down; a pan begins only after some movement.
    onDown: () => slideshow.grab(true),
    onUp: () => slideshow.grab(false),
    onStart() {
      step.current = Math.max(1, measureStep())
      progress.hold()
    },
    onMove(offset, delta) {
      if (Math.abs(along(offset)) > TAP_PX) wasSwiped.current = true
      progress.follow(along(delta) / step.current)
    },
    onEnd(offset, velocity, isCancelled) {
      const speed = along(velocity)
      progress.release(speed / step.current)
      const by = isCancelled ? 0 : stepOf(along(offset), speed)
      if (by === 0 || !slideshow.step(by)) progress.settle()
    },
  })

  /** Ignores the click at the end of a mouse swipe. A click by keyboard has a `detail` of 0. */
  function handleClickCapture(event: MouseEvent) {
    if (!wasSwiped.current || event.detail === 0) return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div
      ref={area}
      className={className}
      data-pinched={isPinched}
      onPointerDownCapture={() => (wasSwiped.current = false)}
      onClickCapture={handleClickCapture}
    >
      {children}
    </div>
  )
}

/** A finger that moves back at the end cancels the swipe. */
function stepOf(way: number, speed: number): 1 | -1 | 0 {
  const aim = way + speed * MOMENT_S
  const isMeant = Math.abs(way) > TAP_PX && Math.abs(aim) >= FAR_PX && aim > 0 === way > 0
  if (!isMeant) return 0
  return way > 0 ? 1 : -1
}

function subscribeToPinches(listener: () => void) {
  window.visualViewport?.addEventListener('resize', listener)
  return () => window.visualViewport?.removeEventListener('resize', listener)
}

/** Whether the page is zoomed in by pinching: then one finger only moves the page. */
const readPinched = () => (window.visualViewport?.scale ?? 1) > 1.05
