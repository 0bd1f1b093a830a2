import { useEffect } from 'react'

/** Keeps the screen lit while it is wanted, where the browser can. A hidden page lets go of it, and takes it again. */
export function useWakeLock(isWanted: boolean) {
  useEffect(() => {
    if (!isWanted || !('wakeLock' in navigator)) return
    const { wakeLock } = navigator
    let lock: WakeLockSentinel | null = null
    let isOver = false
    const isNeeded = () => !isOver && document.visibilityState === 'visible'

    async function take() {
      try {
        const taken = await wakeLock.request('screen')
        // The page may have been left, or lit by another request, in between.
        if (isNeeded() && !lock) lock = taken
        else void taken.release()
      } catch {
        // Refused, as on a low battery: the screen may go dark, nothing else is lost.
      }
    }

    function letGo() {
      void lock?.release()
      lock = null
    }

    function settle() {
      if (!isNeeded()) letGo()
      else if (!lock) void take()
    }

    settle()
    document.addEventListener('visibilitychange', settle)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', settle)
      letGo()
    }
  }, [isWanted])
}
