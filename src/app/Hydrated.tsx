import { useEffect, useLayoutEffect } from 'react'
import { useIsHydrated } from '@/shared/hooks/useIsHydrated'
import { replayPresses, replayTyping } from '@/shared/start/earlyInput'

/** Rendered after a screen. When React has hydrated or rendered the screen, it replays the user's early input. */
export function Hydrated() {
  const isHydrated = useIsHydrated()
  useLayoutEffect(replayTyping, [])
  useEffect(() => {
    if (!isHydrated) return
    document.documentElement.dataset.ready = ''
    // After the parts that need browser data have rendered, for example the view for signed-in users.
    const timer = setTimeout(replayPresses)
    return () => clearTimeout(timer)
  }, [isHydrated])
  return null
}
