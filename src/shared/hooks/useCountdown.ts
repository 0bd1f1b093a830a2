import { useEffect, useState } from 'react'

/**
 * Whole seconds left until `deadline` (ms since 1970), never below 0. Worked out from the clock at each tick, so
 * that a phone that slept in between cannot stretch it. For a new deadline, give the component that counts a new `key`.
 */
export function useCountdown(deadline: number): number {
  const [now, setNow] = useState(() => Date.now())
  const secondsLeft = Math.max(0, Math.ceil((deadline - now) / 1000))
  const isOver = secondsLeft === 0

  useEffect(() => {
    if (isOver) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [isOver, deadline])

  return secondsLeft
}
