import { useEffect, useRef, type RefObject } from 'react'
import { gapOf, type Point } from '../../geo'
import { nearestZoomLevel, nextZoomLevel, toMetres, zoomAt, type Camera, type Size } from './camera'

/** A press that moves less is a tap. */
const LEAST_DRAG_PX = 5
/** How far a wheel turns for one step. */
const WHEEL_STEP = 60

type Options = {
  pane: RefObject<HTMLElement | null>
  stage: RefObject<HTMLElement | null>
  camera: Camera
  size: Size
  zoomLevels: readonly number[]
  onMove: (camera: Camera) => void
  /** The wheel turned without Ctrl, which scrolls the page. */
  onPlainWheel: () => void
}

type Drag = { from: Point; to: Point; zoom: number }

/**
 * A mouse drags the plan, two fingers move and zoom it, Ctrl and the wheel zoom it; one finger scrolls the page. While a
 * gesture goes on, the finished picture is moved as it is; the plan is drawn again when it ends.
 */
export function useGestures(options: Options) {
  const { pane, stage, camera, size, zoomLevels, onMove, onPlainWheel } = options
  const wheel = useRef(0)

  useEffect(() => {
    const area = pane.current
    const picture = stage.current
    if (!area || !picture) return
    const ending = new AbortController()
    const on = <Name extends keyof HTMLElementEventMap>(
      name: Name,
      listener: (event: HTMLElementEventMap[Name]) => void,
      extra: AddEventListenerOptions = {},
    ) => area.addEventListener(name, listener, { ...extra, signal: ending.signal })
    const inArea = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
      const { left, top } = area.getBoundingClientRect()
      return { x: clientX - left - area.clientLeft, y: clientY - top - area.clientTop }
    }
    const fingers = new Map<number, { start: Point; now: Point }>()
    let drag: Drag | undefined

    function read(): Drag | undefined {
      const [one, other] = [...fingers.values()]
      if (!one) return undefined
      if (!other) return { from: one.start, to: one.now, zoom: 1 }
      const zoom = gapOf(one.now, other.now) / (gapOf(one.start, other.start) || 1)
      return { from: middleOf(one.start, other.start), to: middleOf(one.now, other.now), zoom }
    }

    function finish() {
      if (picture) picture.style.transform = ''
      fingers.clear()
      if (!drag) return
      const { from, to, zoom } = drag
      drag = undefined
      const fixed = toMetres(camera, size, from)
      const scale = zoom === 1 ? camera.scale : nearestZoomLevel(zoomLevels, camera.scale * zoom)
      onMove({
        scale,
        x: fixed.x - (to.x - size.w / 2) / scale,
        y: fixed.y - (to.y - size.h / 2) / scale,
      })
      // The click that ends a drag chooses nothing.
      const stop = (event: Event) => event.stopPropagation()
      area?.addEventListener('click', stop, { capture: true, once: true })
      setTimeout(() => area?.removeEventListener('click', stop, { capture: true }))
    }

    on('pointerdown', (event) => {
      if (event.pointerType === 'mouse' && event.button !== 0) return
      const start = inArea(event)
      fingers.set(event.pointerId, { start, now: start })
    })
    on('pointermove', (event) => {
      const finger = fingers.get(event.pointerId)
      if (!finger) return
      finger.now = inArea(event)
      if (event.pointerType !== 'mouse' && fingers.size < 2) return
      const next = read()
      const isTap = next && next.zoom === 1 && gapOf(next.from, next.to) < LEAST_DRAG_PX
      if (!next || (isTap && !drag)) return
      drag = next
      if (!area.hasPointerCapture(event.pointerId)) area.setPointerCapture(event.pointerId)
      const { from, to, zoom } = next
      picture.style.transform = `translate(${to.x - from.x * zoom}px, ${to.y - from.y * zoom}px) scale(${zoom})`
    })
    for (const name of ['pointerup', 'pointercancel'] as const) on(name, finish)
    // With two fingers the browser would zoom or scroll the page.
    on('touchmove', (event) => event.touches.length > 1 && event.preventDefault(), {
      passive: false,
    })
    const zoom = (pixel: Point, step: 1 | -1) => {
      const scale = nextZoomLevel(zoomLevels, camera.scale, step)
      if (scale !== undefined) onMove(zoomAt(camera, size, pixel, scale))
    }
    on('dblclick', (event) => zoom(inArea(event), 1))
    on(
      'wheel',
      (event) => {
        if (!event.ctrlKey && !event.metaKey) return onPlainWheel()
        event.preventDefault()
        wheel.current += event.deltaY
        if (Math.abs(wheel.current) < WHEEL_STEP) return
        zoom(inArea(event), wheel.current > 0 ? -1 : 1)
        wheel.current = 0
      },
      { passive: false },
    )
    return () => ending.abort()
  }, [pane, stage, camera, size, zoomLevels, onMove, onPlainWheel])
}

const middleOf = (one: Point, other: Point): Point => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2,
})
