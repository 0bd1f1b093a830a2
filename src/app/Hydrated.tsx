import { useEffect, useLayoutEffect } from 'react'
import { replayPresses, replayTyping } from '@/shared/start/earlyInput'

/**
 * Stands after a screen: its effects run when React has taken the screen over, or drawn it. What people did before that
 * is done now.
 */
export function Hydrated() {
  useLayoutEffect(replayTyping, [])
  useEffect(() => {
    document.documentElement.dataset.ready = ''
    // After what only this browser knows has been drawn, for instance the view of people who are signed in.
    const timer = setTimeout(replayPresses)
    return () => clearTimeout(timer)
  }, [])
  return null
}
