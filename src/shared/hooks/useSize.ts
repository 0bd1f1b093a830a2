import { useLayoutEffect, useState, type RefObject } from 'react'

type Size = { w: number; h: number }

/** The inner size of an element in pixels; `undefined` until it was measured. */
export function useSize(element: RefObject<HTMLElement | null>): Size | undefined {
  const [size, setSize] = useState<Size>()
  useLayoutEffect(() => {
    const part = element.current
    if (!part) return
    const measure = () => {
      const [w, h] = [part.clientWidth, part.clientHeight]
      setSize((now) => (now?.w === w && now.h === h ? now : { w, h }))
    }
    measure()
    if (!('ResizeObserver' in window)) return
    const observer = new ResizeObserver(measure)
    observer.observe(part)
    return () => observer.disconnect()
  }, [element])
  return size
}
