import { useSyncExternalStore, useEffect, useState } from 'react'
import { MINUTE_MS } from '../lib/format'
import { REQUEST_TIMEOUT_MS } from '../lib/network'

const CHECK_EVERY_MS = 10_000

/** The current minute (ms since 1970). It reads the clock, because a phone may have slept. 0 in a prerendered page. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, thisMinute, () => 0)
}

function subscribe(listener: () => void) {
  const timer = setInterval(listener, CHECK_EVERY_MS)
  return () => clearInterval(timer)
}

function thisMinute(): number {
  return Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS
}

/** True when what is awaited takes too long; it may still load. */
export function useHasTimedOut(afterMs = REQUEST_TIMEOUT_MS): boolean {
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), afterMs)
    return () => clearTimeout(timer)
  }, [afterMs])
  return isLate
}
