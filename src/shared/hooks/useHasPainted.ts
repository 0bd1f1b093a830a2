import { useEffect, useState } from 'react'

/** A tab that opens in the background paints nothing, and must not wait for ever. */
const AT_THE_LATEST_MS = 1000

/** Turns true once the page has been painted: what is fetched after that cannot delay the first sight of it. */
export function useHasPainted(): boolean {
  const [hasPainted, setHasPainted] = useState(false)
  useEffect(() => {
    const done = () => setHasPainted(true)
    let timer = setTimeout(done, AT_THE_LATEST_MS)
    // A frame is announced before it is painted; the next task comes after.
    const frame = requestAnimationFrame(() => {
      clearTimeout(timer)
      timer = setTimeout(done)
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [])
  return hasPainted
}
