import { useEffect } from 'react'

/** Keeps the screen on, if the browser can. A hidden page loses the lock and takes a new one when it is seen again. */
export function useWakeLock(isWanted: boolean) {
  useEffect(() => {
    if (!isWanted || !('wakeLock' in navigator)) return
    const { wakeLock } = navigator
    let lock: Promise<WakeLockSentinel | undefined> | undefined
    const release = () => void lock?.then((taken) => taken?.release())

    function renew() {
      release()
      const isSeen = document.visibilityState === 'visible'
      // Refused, for example on low battery: the screen may turn off.
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
