import { useEffect, useEffectEvent } from 'react'

/** The longest wait for a picture that is late: it may never load. */
const PICTURE_TIMEOUT_MS = 4000
const LOOK_AGAIN_MS = 100

type Ticker = {
  isOn: boolean
  every: number
  /** A new value restarts the wait. */
  restartKey: number
  isReady: () => boolean
  onTick: () => void
}

/** Calls `onTick` once, `every` ms after a turn began, or as soon after that as `isReady` allows. */
export function useTicker({ isOn, every, restartKey, isReady, onTick }: Ticker) {
  const mayGoOn = useEffectEvent(isReady)
  const goOn = useEffectEvent(onTick)
  useEffect(() => {
    if (!isOn) return
    let waited = 0
    let timer = setTimeout(look, every)
    function look() {
      if (mayGoOn() || waited >= PICTURE_TIMEOUT_MS) return goOn()
      waited += LOOK_AGAIN_MS
      timer = setTimeout(look, LOOK_AGAIN_MS)
    }
    return () => clearTimeout(timer)
  }, [isOn, every, restartKey])
}
