import { useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react'

type Size = { w: number; h: number }

/** The inner size of an element in pixels. `undefined` before the first measurement. */
export function useSize(
  element: RefObject<HTMLElement | null>,
  onResize?: (size: Size) => void,
): Size | undefined {
  const [size, setSize] = useState<Size>()
  const announce = useEffectEvent((next: Size) => onResize?.(next))
  useLayoutEffect(() => {
    const node = element.current
    if (!node) return
    const measure = () => {
      const [w, h] = [node.clientWidth, node.clientHeight]
      setSize((now) => (now?.w === w && now.h === h ? now : { w, h }))
    }
    measure()
    const observer = new ResizeObserver(() => {
      measure()
      announce({ w: node.clientWidth, h: node.clientHeight })
    })
    observer.observe(node)
    return () => observer.disconnect()
  }, [element])
  return size
}
