import { useSyncExternalStore } from 'react'
import { useLocation, type Location } from 'react-router-dom'

/** Compares the object and not its key: Back and Forward return to an entry with the same key and a new object. */
let left: Location | undefined
const listeners = new Set<() => void>()

/**
 * Call it when the user leaves an entry of the history, so that its modal or menu closes at once. React Router shows the old
 * screen until the next one has loaded.
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
