import { useEffect, useState } from 'react'
import { afterPaint } from '@/shared/start/afterPaint'

/** A picture that does not come must not hold things up for ever. */
const MAX_WAIT_MS = 1000

/**
 * Turns true once the page has been painted with its own letters and pictures: what is fetched after that cannot delay
 * the first sight of it. With a pause it turns true that much later, for what nobody waits for.
 */
export function useHasPainted(pauseMs = 0): boolean {
  const [hasPainted, setHasPainted] = useState(false)
  useEffect(() => {
    const done = () => setHasPainted(true)
    const latest = setTimeout(done, MAX_WAIT_MS + pauseMs)
    let pause: ReturnType<typeof setTimeout> | undefined
    let cancel = () => {}
    const paint = () => {
      cancel = afterPaint(() => {
        pause = setTimeout(done, pauseMs)
      })
    }
    if (document.readyState === 'complete') paint()
    else window.addEventListener('load', paint)
    return () => {
      window.removeEventListener('load', paint)
      cancel()
      clearTimeout(pause)
      clearTimeout(latest)
    }
  }, [pauseMs])
  return hasPainted
}
