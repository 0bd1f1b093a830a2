import { useEffect } from 'react'
import { isMetered } from '@/shared/lib/network'
import { preloadScreenAt } from './screens'

/** Loads a screen when the pointer is over a link to it: it shows a quarter sooner, and its picture can glide there. */
export function usePreloadOnHover() {
  useEffect(() => {
    document.addEventListener('pointerover', preloadTarget, { passive: true })
    return () => document.removeEventListener('pointerover', preloadTarget)
  }, [])
}

function preloadTarget({ target }: Event) {
  const link = target instanceof Element && target.closest('a')
  if (!link || link.target || link.origin !== window.location.origin || isMetered()) return
  // If this fails, the screen shows the error when it opens.
  preloadScreenAt(link.pathname).catch(() => undefined)
}
