import { useEffect, type RefObject } from 'react'
import { useMediaQuery } from '@/shared/hooks/useMediaQuery'
import { REDUCED_MOTION } from '@/shared/lib/mediaQueries'

/** How far the eyes turn, in units of the drawing. */
const REACH = { x: 9, y: 6 }
const GLANCES_EVERY_MS = 7_000
const GLANCE_STEP_MS = 480

export function useGaze(stage: RefObject<Element | null>, isVisible: boolean) {
  const isStill = useMediaQuery(REDUCED_MOTION)

  useEffect(() => {
    if (isStill || !isVisible) return
    let frame = 0
    let followedAt = -Infinity
    const timers = new Set<ReturnType<typeof setTimeout>>()

    function follow({ clientX, clientY }: PointerEvent) {
      followedAt = Date.now()
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => {
        const { left, top, width, height } = stage.current?.getBoundingClientRect() ?? new DOMRect()
        const x = (clientX - left) / width - 0.5
        const y = (clientY - top) / height - 0.5
        turnEyes(stage.current, 2 * x, 2 * y)
      })
    }

    function glance() {
      if (Date.now() - followedAt < GLANCES_EVERY_MS) return
      const looks = [-1, 1, 0]
      looks.forEach((x, step) => {
        timers.add(setTimeout(() => turnEyes(stage.current, x, 0), step * GLANCE_STEP_MS))
      })
    }

    window.addEventListener('pointermove', follow, { passive: true })
    const interval = setInterval(glance, GLANCES_EVERY_MS)
    return () => {
      window.removeEventListener('pointermove', follow)
      cancelAnimationFrame(frame)
      clearInterval(interval)
      timers.forEach(clearTimeout)
    }
  }, [stage, isVisible, isStill])
}

/** `x` and `y` are from -1 (left or up) to 1 (right or down). */
function turnEyes(stage: Element | null, x: number, y: number) {
  const part = (of: number) => Math.max(-1, Math.min(1, of))
  for (const iris of stage?.querySelectorAll('[data-part="iris"]') ?? []) {
    if (!(iris instanceof SVGElement)) continue
    // The left half is drawn mirrored.
    const side = iris.dataset.side === 'left' ? -1 : 1
    iris.style.setProperty('--gaze-x', `${(part(x) * REACH.x * side).toFixed(1)}px`)
    iris.style.setProperty('--gaze-y', `${(part(y) * REACH.y).toFixed(1)}px`)
  }
}
