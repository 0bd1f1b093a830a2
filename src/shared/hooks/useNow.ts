import { useSyncExternalStore } from 'react'

const LOOK_EVERY_MS = 10_000
const MINUTE_MS = 60_000

/**
 * The moment it is (ms since 1970), new with every minute. Read off the clock, so a phone that slept is right again.
 * 0 in a prerendered page, which does not know when it is read.
 */
export function useNow(): number {
  return useSyncExternalStore(subscribe, thisMinute, () => 0)
}

function subscribe(listener: () => void) {
  const timer = setInterval(listener, LOOK_EVERY_MS)
  return () => clearInterval(timer)
}

function thisMinute(): number {
  return Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS
}
