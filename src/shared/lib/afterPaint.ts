/** A background tab does not paint. */
const MAX_WAIT_MS = 1_000

/** Runs after the current content is painted, or after 1 s. Returns a function that cancels it. */
export function afterPaint(done: () => void): () => void {
  let task = setTimeout(done, MAX_WAIT_MS)
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
