import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react'

/** True if the element is in the viewport of a visible tab. Animation loops pause otherwise. */
export function useIsVisible(element: RefObject<Element | null>): boolean {
  const [isInWindow, setIsInWindow] = useState(true)
  const isTabInFront = useSyncExternalStore(subscribe, isInFront, () => true)

  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver((entries) =>
      setIsInWindow(entries.at(-1)?.isIntersecting ?? true),
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])

  return isInWindow && isTabInFront
}

const isInFront = () => document.visibilityState !== 'hidden'

function subscribe(listener: () => void) {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}
