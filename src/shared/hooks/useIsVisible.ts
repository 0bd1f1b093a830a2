import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react'

/** Whether the element can be seen now: some of it in the window, and the tab in front. What loops may rest meanwhile. */
export function useIsVisible(element: RefObject<Element | null>): boolean {
  const [isInWindow, setIsInWindow] = useState(true)
  const isTabInFront = useSyncExternalStore(subscribe, isInFront, () => true)

  useEffect(() => {
    // A browser that cannot tell shows it.
    if (!element.current || !('IntersectionObserver' in window)) return
    const observer = new IntersectionObserver((entries) =>
      setIsInWindow(entries.at(-1)?.isIntersecting ?? true),
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])

  return isInWindow && isTabInFront
}

/** False, too, for a tab that was opened in the background. */
const isInFront = () => document.visibilityState !== 'hidden'

function subscribe(listener: () => void) {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}
