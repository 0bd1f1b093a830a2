/** At the festival the network returns to thousands of phones at once: their requests are spread over this time. */
const MAX_DELAY_MS = 5_000

/** For `onlineManager`: each phone waits a random time before it counts as online again. Returns the undo. */
export function listenToNetwork(setOnline: (isOnline: boolean) => void): () => void {
  let delay: ReturnType<typeof setTimeout> | undefined

  function handleOnline() {
    clearTimeout(delay)
    delay = setTimeout(() => setOnline(true), Math.random() * MAX_DELAY_MS)
  }

  function handleOffline() {
    clearTimeout(delay)
    setOnline(false)
  }

  window.addEventListener('online', handleOnline)
  window.addEventListener('offline', handleOffline)
  return () => {
    clearTimeout(delay)
    window.removeEventListener('online', handleOnline)
    window.removeEventListener('offline', handleOffline)
  }
}
