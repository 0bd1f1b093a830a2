import { useEffect, useState, type RefObject } from 'react'
import { useIsHydrated } from './useIsHydrated'

/** Fine enough for an element taller than the window, which can never be half visible. */
const STEPS = [0, 0.1, 0.2, 0.3, 0.4, 0.5]

/**
 * Turns true, and stays so, once half of the element is visible, or as much of it as fills half of the window.
 * `undefined` in a prerendered page, where nothing may be hidden; what of it is in sight when React takes it over has
 * been seen. A browser that cannot tell has seen everything.
 */
export function useSeen(element: RefObject<Element | null>): boolean | undefined {
  const isHydrated = useIsHydrated()
  const [isSeen, setIsSeen] = useState<boolean | undefined>(
    isHydrated ? !('IntersectionObserver' in window) : undefined,
  )
  useEffect(() => {
    if (isSeen || !element.current || !('IntersectionObserver' in window)) return
    const isFirstLook = isSeen === undefined
    const observer = new IntersectionObserver(
      (entries) => {
        const found = entries.some((entry) =>
          isFirstLook ? entry.isIntersecting : isHalfVisible(entry),
        )
        setIsSeen((now) => now || found)
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
