import { useEffect, useEffectEvent, type RefObject } from 'react'

/** Smaller movements are a press. */
const START_PX = 3
/** The speed of a release is measured over this time before it. */
const SPEED_MS = 100

export type Point = { x: number; y: number }

type Handlers = {
  onDown: () => void
  onStart: () => void
  /** In pixels since the pointer went down, and since the last call. */
  onMove: (offset: Point, delta: Point) => void
  /** Pixels since the pointer went down, and the speed in pixels per second. */
  onEnd: (offset: Point, speed: Point, isCancelled: boolean) => void
  /** The pointer is up, whether it moved or not. */
  onUp: () => void
}

/**
 * Follows the primary pointer on an element. framer-motion's own pan comes only together with its drag and layout
 * features, which weigh 24 KB (gzip).
 */
export function usePan(area: RefObject<HTMLElement | null>, handlers: Handlers) {
  const handle = useEffectEvent(<Name extends keyof Handlers>(name: Name) => handlers[name])
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    let track: { at: Point; time: number }[] = []
    let isMoving = false

    const last = () => track.at(-1)
    const first = () => track[0]

    area.current?.addEventListener(
      'pointerdown',
      (event) => {
        if (!event.isPrimary || event.button !== 0) return
        track = [sample(event)]
        isMoving = false
        handle('onDown')()
      },
      { signal },
    )
    window.addEventListener(
      'pointermove',
      (event) => {
        const from = first()
        const before = last()
        if (!from || !before || !event.isPrimary) return
        const now = sample(event)
        const offset = minus(now.at, from.at)
        if (!isMoving && Math.hypot(offset.x, offset.y) < START_PX) return
        if (!isMoving) handle('onStart')()
        isMoving = true
        track.push(now)
        handle('onMove')(offset, minus(now.at, before.at))
      },
      { signal },
    )

    function end(event: PointerEvent) {
      const from = first()
      if (!from || !event.isPrimary) return
      const to = last() ?? from
      if (isMoving) {
        const isCancelled = event.type === 'pointercancel'
        handle('onEnd')(minus(to.at, from.at), speedOf(track, event.timeStamp), isCancelled)
      }
      stop()
    }
    function stop() {
      track = []
      handle('onUp')()
    }
    window.addEventListener('pointerup', end, { signal })
    window.addEventListener('pointercancel', end, { signal })
    return () => {
      listening.abort()
      stop()
    }
  }, [area])
}

const sample = ({ clientX, clientY, timeStamp }: PointerEvent) => ({
  at: { x: clientX, y: clientY },
  time: timeStamp,
})

const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y })

/** In pixels per second; 0 after the pointer has rested. */
function speedOf(track: ReturnType<typeof sample>[], now: number): Point {
  const recent = track.filter(({ time }) => now - time <= SPEED_MS)
  const [from] = recent
  const to = recent.at(-1)
  const seconds = from && to ? (to.time - from.time) / 1000 : 0
  if (!from || !to || seconds === 0) return { x: 0, y: 0 }
  const { x, y } = minus(to.at, from.at)
  return { x: x / seconds, y: y / seconds }
}
