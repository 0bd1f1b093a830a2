import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '@/shared/paths'
import { dismissPreloader } from '@/shared/lib/preloader'

/** Stands after a screen: it appears when the screen does, and lets the preloader leave. */
export function Arrival() {
  const { pathname } = useLocation()
  useEffect(() => {
    // The home screen waits for its pictures (Spec §2); and where a redirect has just changed the address, no screen is there.
    if (pathname !== paths.home && pathname === window.location.pathname) dismissPreloader()
  }, [pathname])
  return null
}
