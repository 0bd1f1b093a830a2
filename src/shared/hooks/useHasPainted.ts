import { useEffect, useState } from 'react'

/** Neither a tab that opens in the background, nor a picture that does not come, may hold things up for ever. */
const AT_THE_LATEST_MS = 1000

/**
 * Turns true once the page has been painted with its own letters and pictures: what is fetched after that cannot delay
 * the first sight of it. With a pause it turns true that much later, for what nobody waits for.
 */
export function useHasPainted(pauseMs = 0): boolean {
  const [hasPainted, setHasPainted] = useState(false)
  useEffect(() => {
    const done = () => setHasPainted(true)
    const latest = setTimeout(done, AT_THE_LATEST_MS + pauseMs)
    let frame = 0
    let task: ReturnType<typeof setTimeout> | undefined
    // A frame is announced before it is painted; the next task comes after.
    const paint = () => {
      frame = requestAnimationFrame(() => {
        task = setTimeout(done, pauseMs)
      })
    }
    if (document.readyState === 'complete') paint()
    else window.addEventListener('load', paint)
    return () => {
      window.removeEventListener('load', paint)
      cancelAnimationFrame(frame)
      clearTimeout(task)
      clearTimeout(latest)
    }
  }, [pauseMs])
  return hasPainted
}
