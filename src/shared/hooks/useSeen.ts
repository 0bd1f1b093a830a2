import { useEffect, useState, type RefObject } from 'react'

/** Fine enough for an element taller than the window, which can never be half visible. */
const STEPS = [0, 0.1, 0.2, 0.3, 0.4, 0.5]

/**
 * Turns true, and stays so, once half of the element is visible, or as much of it as fills half of the window.
 * A browser that cannot tell has seen everything.
 */
export function useSeen(element: RefObject<Element | null>): boolean {
  const [isSeen, setIsSeen] = useState(() => !('IntersectionObserver' in window))
  useEffect(() => {
    if (isSeen || !element.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(isHalfVisible)) setIsSeen(true)
      },
      { threshold: STEPS },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, isSeen])
  return isSeen
}

function isHalfVisible({
  intersectionRatio,
  intersectionRect,
  rootBounds,
}: IntersectionObserverEntry) {
  const windowHeight = rootBounds?.height ?? window.innerHeight
  return intersectionRatio >= 0.5 || intersectionRect.height >= windowHeight / 2
}
