import { useEffect, useState } from 'react'

const LOOK_EVERY_MS = 10_000
const MINUTE_MS = 60_000

/** The moment it is (ms since 1970), new with every minute. Read off the clock, so a phone that slept is right again. */
export function useNow(): number {
  const [now, setNow] = useState(thisMinute)
  useEffect(() => {
    const timer = setInterval(() => setNow(thisMinute()), LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}

function thisMinute(): number {
  return Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS
}
