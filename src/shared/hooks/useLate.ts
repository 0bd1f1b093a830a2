import { useEffect, useState } from 'react'

/** What has not come by then is spoken of as late; it may still come. */
const LATE_AFTER_MS = 15_000

/** Turns true once its component has been on the page for so long. */
export function useLate(): boolean {
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), LATE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return isLate
}
