import { useEffect, useState } from 'react'
import { REQUEST_TIMEOUT_MS } from '../lib/timeout'

/** True when what is awaited takes too long; it may still load. */
export function useHasTimedOut(): boolean {
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), REQUEST_TIMEOUT_MS)
    return () => clearTimeout(timer)
  }, [])
  return isLate
}
