import { useEffect, useState } from 'react'
import { afterPaint } from '@/shared/lib/later'

/** A slow image must not delay other work. */
const MAX_WAIT_MS = 1000

/** True after the first paint with fonts and images: later requests cannot delay it. `pauseMs` adds a delay. */
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
