import { useSyncExternalStore } from 'react'

function subscribe(listener: () => void) {
  window.visualViewport?.addEventListener('resize', listener)
  return () => window.visualViewport?.removeEventListener('resize', listener)
}

/** Whether people have drawn the page larger with two fingers: then one finger moves the page about, and nothing else. */
export function usePinched(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => (window.visualViewport?.scale ?? 1) > 1.05,
    () => false,
  )
}
