import { useEffect, useState, type RefObject } from 'react'

/** How far below the window a picture may be when it is fetched. */
const NEAR = '240px'

/** True from when the element first comes near the window; not while it lies under a phone's open keyboard. */
export function useIsNear(element: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false)

  useEffect(() => {
    if (isNear || !element.current) return
    let isThere = !('IntersectionObserver' in window)
    const look = () => setIsNear(isThere && !isKeyboardOpen())
    look()
    const listening = new AbortController()
    window.visualViewport?.addEventListener('resize', look, { signal: listening.signal })
    const observer = isThere
      ? undefined
      : new IntersectionObserver(
          (entries) => {
            isThere = entries.at(-1)?.isIntersecting ?? true
            look()
          },
          { rootMargin: NEAR },
        )
    observer?.observe(element.current)
    return () => {
      listening.abort()
      observer?.disconnect()
    }
  }, [element, isNear])

  return isNear
}

/** The keyboard covers the lower part of the window, which stays as it is behind it. */
function isKeyboardOpen(): boolean {
  const { visualViewport } = window
  if (!visualViewport) return false
  const { height, scale } = visualViewport
  return height * scale < document.documentElement.clientHeight * 0.75
}
