import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { whenAtRest } from '@/platform/whenAtRest'
import { analyticsId } from './analyticsId'

/** A screen that is left sooner was not seen. */
const STAYS_AFTER_MS = 500

/**
 * Beside a screen, so that it counts what is shown and no redirect. Spec §1: one page view for each screen that is shown, if
 * analytics is configured and the browser does not send Do Not Track.
 */
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
    // No network, or a blocker: the page view is not counted.
  }
}
