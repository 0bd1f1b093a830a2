import { useSyncExternalStore } from 'react'
import { useLocation, type Location } from 'react-router-dom'

/** Not its key: Back and Forward come to the same entry again, which then is a new object. */
let left: Location | undefined
const listeners = new Set<() => void>()

/**
 * Somebody leaves this entry of the history: what it has opened closes at once. React Router shows the screen until the next
 * one has loaded.
 */
export function leave(entry: Location) {
  left = entry
  listeners.forEach((listener) => listener())
}

export function useIsLeft(): boolean {
  const location = useLocation()
  return useSyncExternalStore(
    subscribe,
    () => left === location,
    () => false,
  )
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
