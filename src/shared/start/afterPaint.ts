/** A tab in the background paints nothing. */
const MAX_WAIT_MS = 1_000

/** Calls back once what the page holds now has been painted, and after 1 s at the latest. The result cancels it. */
export function afterPaint(done: () => void): () => void {
  let task = setTimeout(done, MAX_WAIT_MS)
  // A frame is announced before it is painted; the next task comes after.
  const frame = requestAnimationFrame(() => {
    clearTimeout(task)
    task = setTimeout(done)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(task)
  }
}
