import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import type { Point } from '@/blocks/campus/geo'
import { SIZE, type Step } from './planLayout'

/** For a zoom step, two fingers move apart by the factor PINCH, or a wheel turns by WHEEL pixels. */
const PINCH = 1.35
const WHEEL = 60

type Options = {
  box: RefObject<HTMLElement | null>
  /** The smallest step. Each new `view` starts with it. */
  least: Step
  view: string
  /** The point that is scrolled to the middle. */
  focus: Point | undefined
  /** `point` is in units of the drawing. */
  onTouch: (point: Point, unitsPerPixel: number) => void
}

/** Adds zoom steps to a box that the browser scrolls. */
export function usePlanBox({ box, least, view, focus, onTouch }: Options) {
  const [step, setStep] = useState(least)
  const [seen, setSeen] = useState(view)
  if (seen !== view) {
    setSeen(view)
    setStep(least)
  }
  /** A point of the drawing, and the point of the window where it stays during the next step. */
  const held = useRef<[Point, Point] | null>(null)

  function zoomBy(by: 1 | -1, at?: Point) {
    const node = box.current
    const next = ([0, 1, 2, 3] as const).find((zoomStep) => zoomStep === step + by)
    if (!node || next === undefined || next < least) return
    const to = at ?? middleOf(node)
    held.current = [drawnAt(node, to), to]
    setStep(next)
  }

  useLayoutEffect(() => {
    const node = box.current
    if (node && held.current) scrollPoint(node, ...held.current)
    else if (node && focus) scrollPoint(node, focus, middleOf(node))
    held.current = null
  }, [box, step, focus])

  const zoomAt = useEffectEvent(zoomBy)
  const touchAt = useEffectEvent(onTouch)
  useEffect(() => {
    const node = box.current
    if (!node) return
    const listening = new AbortController()
    let [apart, turned] = [0, 0]
    function listen<Name extends keyof HTMLElementEventMap>(
      name: Name,
      act: (event: HTMLElementEventMap[Name]) => void,
    ) {
      // A wheel listener must be able to stop the browser's own zoom. The others are passive.
      node?.addEventListener(name, act, { signal: listening.signal, passive: name !== 'wheel' })
    }
    listen('click', (event) => touchAt(drawnAt(node, pointOf(event)), SIZE.w / rectOf(node).width))
    listen('wheel', (event) => {
      if (!event.ctrlKey) return
      event.preventDefault()
      turned += event.deltaY
      if (Math.abs(turned) < WHEEL) return
      zoomAt(turned < 0 ? 1 : -1, pointOf(event))
      turned = 0
    })
    listen('touchmove', ({ touches: [first, second] }) => {
      if (!first || !second) return
      const [a, b] = [pointOf(first), pointOf(second)]
      const gap = Math.hypot(a.x - b.x, a.y - b.y)
      apart ||= gap
      const share = gap / apart
      if (share < PINCH && share > 1 / PINCH) return
      apart = gap
      zoomAt(share > 1 ? 1 : -1, { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
    })
    listen('touchend', () => (apart = 0))
    listen('touchcancel', () => (apart = 0))
    return () => listening.abort()
  }, [box])

  return { step, zoomBy }
}

const pointOf = ({ clientX: x, clientY: y }: MouseEvent | Touch): Point => ({ x, y })

function middleOf(box: HTMLElement): Point {
  const { left, top } = box.getBoundingClientRect()
  return { x: left + box.clientWidth / 2, y: top + box.clientHeight / 2 }
}

const rectOf = (box: HTMLElement) => (box.querySelector('svg') ?? box).getBoundingClientRect()

/** Converts a point of the window to a point of the drawing. */
function drawnAt(box: HTMLElement, { x, y }: Point): Point {
  const { left, top, width, height } = rectOf(box)
  return { x: ((x - left) / width) * SIZE.w, y: ((y - top) / height) * SIZE.h }
}

/** Scrolls a point of the drawing to a point of the window, as near as possible. */
function scrollPoint(box: HTMLElement, { x, y }: Point, to: Point) {
  const { left, top, width, height } = rectOf(box)
  box.scrollLeft += left + (x / SIZE.w) * width - to.x
  box.scrollTop += top + (y / SIZE.h) * height - to.y
}
