const MAX_BUSY_MS = 2_000
/** For Safari, which has no `requestIdleCallback`. */
const SOON_MS = 300

/** Runs when the browser has nothing else to do, or after 2 s. Returns a function that cancels it. */
export function whenIdle(run: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const id = requestIdleCallback(run, { timeout: MAX_BUSY_MS })
    return () => cancelIdleCallback(id)
  }
  const timer = setTimeout(run, SOON_MS)
  return () => clearTimeout(timer)
}
