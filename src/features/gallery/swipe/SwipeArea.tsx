import { m, type PanInfo } from 'framer-motion'
import {
  useEffect,
  useEffectEvent,
  useRef,
  useSyncExternalStore,
  type MouseEvent,
  type ReactNode,
} from 'react'
import type { Show } from '../show/useShow'
import { useTurn } from './useTurn'

/** Less is a tap. */
const TAP_PX = 8
/** So far counts, where the finger would have come to in a moment more: a fast flick need not go far. */
const FAR_PX = 56
const MOMENT_S = 0.1

type Props = {
  /** `down` moves on when the finger goes down, `left` when it goes left; the other way is one back. */
  forward: 'down' | 'left'
  show: Show
  className: string | undefined
  children: ReactNode
  /** Pixels from one place to the next. */
  measurePlace: () => number
}

/** Holds the pictures, which follow a swipe along one axis. The other axis and two fingers stay the browser's. */
export function SwipeArea({ forward, show, className, children, measurePlace }: Props) {
  const area = useRef<HTMLDivElement>(null)
  const turn = useTurn(area, show)
  const wasSwiped = useRef(false)
  const place = useRef(1)
  const isPinched = useSyncExternalStore(subscribeToPinches, readPinched, () => false)
  useGrab(area, show)

  /** The part of a way that counts; forward is positive. */
  const along = ({ x, y }: PanInfo['offset']) => (forward === 'down' ? y : -x)

  function handlePanStart() {
    place.current = Math.max(1, measurePlace())
    turn.hold()
  }
  function handlePan(_: PointerEvent, { offset, delta }: PanInfo) {
    if (Math.abs(along(offset)) > TAP_PX) wasSwiped.current = true
    turn.follow(along(delta) / place.current)
  }
  function handlePanEnd({ type }: PointerEvent, { offset, velocity }: PanInfo) {
    const speed = along(velocity)
    turn.release(speed / place.current)
    const by = type === 'pointercancel' ? 0 : stepOf(along(offset), speed)
    if (by === 0 || !show.step(by)) turn.settle()
  }
  /** The click that ends a swipe of the mouse is none. A key clicks without a count. */
  function handleClickCapture(event: MouseEvent) {
    if (!wasSwiped.current || event.detail === 0) return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <m.div
      ref={area}
      className={className}
      data-pinched={isPinched}
      onPointerDownCapture={() => (wasSwiped.current = false)}
      onClickCapture={handleClickCapture}
      onPanStart={handlePanStart}
      onPan={handlePan}
      onPanEnd={handlePanEnd}
    >
      {children}
    </m.div>
  )
}

/** A finger that goes back in the end has changed its mind. */
function stepOf(way: number, speed: number): 1 | -1 | 0 {
  const aim = way + speed * MOMENT_S
  const isMeant = Math.abs(way) > TAP_PX && Math.abs(aim) >= FAR_PX && aim > 0 === way > 0
  if (!isMeant) return 0
  return way > 0 ? 1 : -1
}

/** The show rests from the moment that a finger or a mouse button goes down; a pan begins only once it has moved. */
function useGrab(area: { current: HTMLElement | null }, show: Show) {
  const grab = useEffectEvent(show.grab)
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const release = () => grab(false)
    area.current?.addEventListener('pointerdown', () => grab(true), { signal })
    window.addEventListener('pointerup', release, { signal })
    window.addEventListener('pointercancel', release, { signal })
    return () => {
      listening.abort()
      release()
    }
  }, [area])
}

function subscribeToPinches(listener: () => void) {
  window.visualViewport?.addEventListener('resize', listener)
  return () => window.visualViewport?.removeEventListener('resize', listener)
}

/** Whether people have drawn the page larger with two fingers: then one finger moves the page about, and nothing else. */
const readPinched = () => (window.visualViewport?.scale ?? 1) > 1.05
