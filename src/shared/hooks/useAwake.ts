import { useEffect, useState, type RefObject } from 'react'

/** Whether the element can be seen now: some of it in the window, and the tab in front. What loops may rest meanwhile. */
export function useAwake(element: RefObject<Element | null>): boolean {
  const [isInWindow, setIsInWindow] = useState(true)
  const [isTabInFront, setIsTabInFront] = useState(true)

  useEffect(() => {
    if (!element.current || !('IntersectionObserver' in window)) return
    const observer = new IntersectionObserver((entries) =>
      setIsInWindow(entries.at(-1)?.isIntersecting ?? true),
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])

  useEffect(() => {
    const look = () => setIsTabInFront(document.visibilityState !== 'hidden')
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])

  return isInWindow && isTabInFront
}
