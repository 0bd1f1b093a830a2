import { useEffect } from 'react'

/** Keeps the screen on, if the browser can. A hidden page loses the lock, so a visible page requests a new one. */
export function useWakeLock(isWanted: boolean) {
  useEffect(() => {
    if (!isWanted || !('wakeLock' in navigator)) return
    const { wakeLock } = navigator
    let lock: Promise<WakeLockSentinel | undefined> | undefined
    const release = () => void lock?.then((taken) => taken?.release())

    function renew() {
      release()
      const isSeen = document.visibilityState === 'visible'
      // The browser may refuse, for example on low battery. Then the screen may turn off.
      lock = isSeen ? wakeLock.request('screen').catch(() => undefined) : undefined
    }

    renew()
    document.addEventListener('visibilitychange', renew)
    return () => {
      document.removeEventListener('visibilitychange', renew)
      release()
    }
  }, [isWanted])
}
