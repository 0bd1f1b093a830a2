import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react'

/** Less is a tap. */
const TAP_PX = 8
/** So far, or that fast, and it counts. */
const FAR_PX = 56
const FLICK_PX = 24
const FLICK_PX_PER_MS = 0.45

type Swipe = {
  /** `down` moves on when the finger goes down, `left` when it goes left; the other way is one back. */
  forward: 'down' | 'left'
  onSwipe: (by: 1 | -1) => void
  /** True while a finger or a mouse button is down. */
  onGrab: (isGrabbed: boolean) => void
}

/**
 * A swipe along one axis. While it lasts, the element says so in `data-swiping` (`on` or `back`), and its `--drag` is how far the finger
 * went: the stylesheet moves what follows it, and lets it spring back. The other axis and two fingers stay the browser's.
 */
export function useSwipe({ forward, onSwipe, onGrab }: Swipe) {
  const wasSwiped = useRef(false)
  const listening = useRef<AbortController>(undefined)
  useEffect(() => () => listening.current?.abort(), [])

  function onPointerDown(down: PointerEvent<HTMLElement>) {
    if (!down.isPrimary || down.button !== 0) return
    const surface = down.currentTarget
    const place = (event: { clientX: number; clientY: number }) =>
      forward === 'down' ? event.clientY : event.clientX
    const start = place(down)
    const startedAt = down.timeStamp
    wasSwiped.current = false
    onGrab(true)

    function follow(event: globalThis.PointerEvent) {
      if (event.pointerId !== down.pointerId) return
      const way = place(event) - start
      if (Math.abs(way) > TAP_PX) wasSwiped.current = true
      if (!wasSwiped.current) return
      surface.dataset.swiping = way > 0 === (forward === 'down') ? 'on' : 'back'
      surface.style.setProperty('--drag', `${way}px`)
    }
    function letGo(event: globalThis.PointerEvent) {
      if (event.pointerId !== down.pointerId) return
      listening.current?.abort()
      delete surface.dataset.swiping
      surface.style.removeProperty('--drag')
      onGrab(false)
      const way = place(event) - start
      if (event.type === 'pointercancel' || !isMeant(way, event.timeStamp - startedAt)) return
      onSwipe(way > 0 === (forward === 'down') ? 1 : -1)
    }
    listening.current?.abort()
    listening.current = new AbortController()
    const { signal } = listening.current
    window.addEventListener('pointermove', follow, { signal })
    window.addEventListener('pointerup', letGo, { signal })
    window.addEventListener('pointercancel', letGo, { signal })
  }

  /** The click that ends a swipe of the mouse is none. */
  function onClickCapture(event: MouseEvent) {
    if (!wasSwiped.current) return
    wasSwiped.current = false
    event.preventDefault()
    event.stopPropagation()
  }

  return { onPointerDown, onClickCapture }
}

function isMeant(way: number, took: number): boolean {
  const far = Math.abs(way)
  return far >= FAR_PX || (far >= FLICK_PX && far / Math.max(took, 1) >= FLICK_PX_PER_MS)
}
