import { useEffect, useEffectEvent } from 'react'

/** Coming back is heard twice: the page is in sight again, and its window has the focus again. */
const SAME_RETURN_MS = 1_000

/** Runs `onReturn` when people come back to this tab from another one, or from another app. */
export function useTabReturn(onReturn: () => void) {
  const tell = useEffectEvent(onReturn)
  useEffect(() => {
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
  }, [])
}
