import { useEffect, useState } from 'react'
import { stepsBetween } from './pictures'

/** A move takes less time. */
const RESTS_AFTER_MS = 350

/**
 * The slots that have a picture now. The first and the last slot are out of view: a new picture comes there when nothing
 * moves, because a phone needs long to decode a drawing.
 */
export function useSlots(at: number, slots: number[]): number[] {
  const [restedAt, setRestedAt] = useState(at)

  useEffect(() => {
    const timer = setTimeout(() => setRestedAt(at), RESTS_AFTER_MS)
    return () => clearTimeout(timer)
  }, [at])

  const moved = stepsBetween(restedAt, at)
  return slots.filter(
    (slot, index) => (index > 0 && index < slots.length - 1) || slots.includes(slot + moved),
  )
}
