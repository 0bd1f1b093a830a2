import { useEffect } from 'react'
import { fetchScreenAt } from './screens'

/** Fetches what a link leads to as soon as a pointer or a finger comes to it, which is a moment before it is asked for. */
export function useFetchAhead() {
  useEffect(() => {
    document.addEventListener('pointerover', fetchAhead, { passive: true })
    return () => document.removeEventListener('pointerover', fetchAhead)
  }, [])
}

function fetchAhead({ target }: Event) {
  const link = target instanceof Element && target.closest('a')
  if (!link || link.target || link.origin !== window.location.origin) return
  // Without a network the screen itself says so, when it is opened.
  fetchScreenAt(link.pathname).catch(() => undefined)
}
