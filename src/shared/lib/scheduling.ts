/** Resolves when the page has loaded, with its images. */
export function pageLoaded(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState === 'complete') resolve()
    else window.addEventListener('load', () => resolve(), { once: true })
  })
}

/** A background tab does not paint. */
const MAX_PAINT_MS = 1_000

/** Runs after the current content is painted, or after 1 s. Returns a function that cancels it. */
export function afterPaint(done: () => void): () => void {
  let task = setTimeout(done, MAX_PAINT_MS)
  // A frame callback runs before the paint; the next task runs after it.
  const frame = requestAnimationFrame(() => {
    clearTimeout(task)
    task = setTimeout(done)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(task)
  }
}

/** Resolves when the current content is painted, or after 1 s. */
export function painted(): Promise<void> {
  return new Promise((resolve) => afterPaint(resolve))
}

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
