/** One return fires two events: the page is visible again, and its window has the focus again. */
const SAME_RETURN_MS = 1_000

/** Calls `tell` each time the user comes back to this tab. Returns the undo. */
export function onTabReturn(tell: () => void): () => void {
  let toldAt = -Infinity
  function handleReturn() {
    if (document.visibilityState !== 'visible' || Date.now() - toldAt < SAME_RETURN_MS) return
    toldAt = Date.now()
    tell()
  }
  document.addEventListener('visibilitychange', handleReturn)
  window.addEventListener('focus', handleReturn)
  return () => {
    document.removeEventListener('visibilitychange', handleReturn)
    window.removeEventListener('focus', handleReturn)
  }
}
