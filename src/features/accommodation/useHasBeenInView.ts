import { useEffect, useState, type RefObject } from 'react'
import { useIsHydrated } from '@/shared/hooks/useIsHydrated'

/** Several steps, because an element that is taller than the window is never half visible. */
const STEPS = [0, 0.1, 0.2, 0.3, 0.4, 0.5]

/**
 * True after half of the element, or half a window of it, was visible. `undefined` on a prerendered page, where nothing
 * may be hidden. An element that is in view at hydration counts as seen.
 */
export function useHasBeenInView(element: RefObject<Element | null>): boolean | undefined {
  const isHydrated = useIsHydrated()
  const [isSeen, setIsSeen] = useState(isHydrated ? false : undefined)
  useEffect(() => {
    if (isSeen || !element.current) return
    const isFirstLook = isSeen === undefined
    const observer = new IntersectionObserver(
      (entries) => {
        const isInView = entries.some((entry) =>
          isFirstLook ? entry.isIntersecting : isHalfVisible(entry),
        )
        setIsSeen((now) => now || isInView)
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
