import { useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react'

/** How wide a place on the page is, in pixels, also once a phone has been turned; unknown until it is there. */
export function useRoom(place: RefObject<HTMLElement | null>, onResize?: (room: number) => void) {
  const [room, setRoom] = useState<number>()
  const announce = useEffectEvent((next: number) => onResize?.(next))

  useLayoutEffect(() => {
    const element = place.current
    if (!element) return
    const measure = () => setRoom(element.clientWidth)
    measure()
    // Old browsers keep the first measure.
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
