import { useEffect, useState } from 'react'
import { PATIENCE_MS } from '../lib/patience'

/** True when what is awaited takes too long; it may still load. */
export function useLate(): boolean {
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [])
  return isLate
}
