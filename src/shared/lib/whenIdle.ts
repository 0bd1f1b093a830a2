const MAX_WAIT_MS = 2_000
/** For Safari, which has no `requestIdleCallback`. */
const SOON_MS = 300

/** Returns a function that cancels it. */
export function whenIdle(run: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const id = requestIdleCallback(run, { timeout: MAX_WAIT_MS })
    return () => cancelIdleCallback(id)
  }
  const timer = setTimeout(run, SOON_MS)
  return () => clearTimeout(timer)
}
