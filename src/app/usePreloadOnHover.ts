import { useEffect } from 'react'
import { isMetered } from '@/shared/lib/network'
import { preloadScreenAt } from './screens'

/** A screen that is preloaded shows a quarter sooner, and its view transition can run. */
export function usePreloadOnHover() {
  useEffect(() => {
    document.addEventListener('pointerover', preloadTarget, { passive: true })
    return () => document.removeEventListener('pointerover', preloadTarget)
  }, [])
}

function preloadTarget({ target }: Event) {
  const link = target instanceof Element && target.closest('a')
  if (!link || link.target || link.origin !== window.location.origin || isMetered()) return
  // After a failure the screen shows the error when it opens.
  preloadScreenAt(link.pathname).catch(() => undefined)
}
