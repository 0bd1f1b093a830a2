import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { whenAtRest } from '@/platform/whenAtRest'
import { analyticsId } from './analyticsId'

/** A screen that the user leaves sooner does not count. */
const STAYS_AFTER_MS = 500

/** Spec §1: one page view for each screen. It renders beside the screen, so that redirects do not count. */
export function PageView() {
  const { pathname } = useLocation()
  useEffect(() => {
    const id = analyticsId()
    if (!id) return
    const timer = setTimeout(() => void count(id, pathname), STAYS_AFTER_MS)
    return () => clearTimeout(timer)
  }, [pathname])
  return null
}

async function count(id: string, pathname: string): Promise<void> {
  await whenAtRest()
  try {
    const { sendPageView } = await import('./analytics')
    sendPageView(id, pathname)
  } catch {
    // The network is down, or a blocker stops the script. The page view does not count.
  }
}
