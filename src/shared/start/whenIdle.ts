const MAX_WAIT_MS = 2_000
/** For browsers that cannot tell (Safari). */
const SOON_MS = 300

/** Runs something once the browser has nothing better to do. Gives back how to call it off. */
export function whenIdle(run: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const id = requestIdleCallback(run, { timeout: MAX_WAIT_MS })
    return () => cancelIdleCallback(id)
  }
  const timer = setTimeout(run, SOON_MS)
  return () => clearTimeout(timer)
}
