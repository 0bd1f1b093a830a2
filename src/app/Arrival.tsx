import { useEffect } from 'react'
import { paths } from '@/shared/paths'
import { dismissPreloader } from '@/shared/lib/preloader'

/** Stands after a screen: it appears when the screen does, and lets the preloader leave. */
export function Arrival() {
  useEffect(() => {
    // The home screen waits for its pictures (Spec §2). The address itself: a redirect may just have changed it.
    if (window.location.pathname !== paths.home) dismissPreloader()
  }, [])
  return null
}
