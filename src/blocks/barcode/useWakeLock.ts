import { useEffect } from 'react'

/** Keeps the screen on, if the browser can. A hidden page releases the lock and takes it again later. */
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
        // Meanwhile the page may be hidden, or another request may have the lock.
        if (isNeeded() && !lock) lock = taken
        else void taken.release()
      } catch {
        // Refused, for example on low battery: the screen may turn off.
      }
    }

    function release() {
      void lock?.release()
      lock = null
    }

    function settle() {
      if (!isNeeded()) release()
      else if (!lock) void take()
    }

    settle()
    document.addEventListener('visibilitychange', settle)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', settle)
      release()
    }
  }, [isWanted])
}
