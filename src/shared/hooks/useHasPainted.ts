import { useEffect, useState } from 'react'
import { afterPaint, pageLoaded } from '@/shared/lib/scheduling'

/** A slow image must not delay other work for longer. */
const MAX_WAIT_MS = 1000

/** True after the first paint with images. Later requests cannot delay that paint. `pauseMs` adds a delay. */
export function useHasPainted(pauseMs = 0): boolean {
  const [hasPainted, setHasPainted] = useState(false)
  useEffect(() => {
    let isMounted = true
    const done = () => isMounted && setHasPainted(true)
    const latest = setTimeout(done, MAX_WAIT_MS + pauseMs)
    void pageLoaded().then(() => afterPaint(() => setTimeout(done, pauseMs)))
    return () => {
      isMounted = false
      clearTimeout(latest)
    }
  }, [pauseMs])
  return hasPainted
}
