import { useEffect, useState } from 'react'

/** After this time something counts as late; it may still load. */
const LATE_AFTER_MS = 15_000

export function useLate(): boolean {
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), LATE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return isLate
}
