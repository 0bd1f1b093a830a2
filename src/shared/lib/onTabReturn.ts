/** One return fires two events: the page is visible again, and its window has the focus again. */
const SAME_RETURN_MS = 1_000

/** Calls `onReturn` each time the user comes back to this tab. Returns a function that stops this. */
export function onTabReturn(onReturn: () => void): () => void {
  let calledAt = -Infinity
  function handleReturn() {
    if (document.visibilityState !== 'visible' || Date.now() - calledAt < SAME_RETURN_MS) return
    calledAt = Date.now()
    onReturn()
  }
  document.addEventListener('visibilitychange', handleReturn)
  window.addEventListener('focus', handleReturn)
  return () => {
    document.removeEventListener('visibilitychange', handleReturn)
    window.removeEventListener('focus', handleReturn)
  }
}
