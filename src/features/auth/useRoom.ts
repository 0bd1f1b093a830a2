import { useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react'

/** The width of an element in pixels, updated on resize; `undefined` before the first measurement. */
export function useRoom(place: RefObject<HTMLElement | null>, onResize?: (room: number) => void) {
  const [room, setRoom] = useState<number>()
  const announce = useEffectEvent((next: number) => onResize?.(next))

  useLayoutEffect(() => {
    const element = place.current
    if (!element) return
    const measure = () => setRoom(element.clientWidth)
    measure()
    // Old browsers keep the first measurement.
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() => {
      measure()
      announce(element.clientWidth)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [place])

  return room
}
