import { useEffect, useEffectEvent } from 'react'

/** A picture that is late is waited for, but not for ever: one may never come. */
const PICTURE_TIMEOUT_MS = 4000
const LOOK_AGAIN_MS = 100

type Ticker = {
  isOn: boolean
  every: number
  /** A new turn begins a new wait. */
  turn: number
  /** Asked when the time is up. */
  isReady: () => boolean
  onTick: () => void
}

/** Calls `onTick` once `every` ms after a turn began, and as soon after that as what is to come is ready. */
export function useTicker({ isOn, every, turn, isReady, onTick }: Ticker) {
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
  }, [isOn, every, turn])
}
