import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { env } from '@/festival/env'
import { whenAtRest } from '@/platform/whenAtRest'

/** A page that redirects at once is not counted. */
const STAYS_AFTER_MS = 500

/** Spec §1: one page view per path, if analytics is configured and the browser does not send Do Not Track. */
export function usePageViews() {
  const { pathname } = useLocation()
  useEffect(() => {
    const id = env.gaMeasurementId
    if (!id || hasOptedOut()) return
    const timer = setTimeout(() => void count(id, pathname), STAYS_AFTER_MS)
    return () => clearTimeout(timer)
  }, [pathname])
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

function hasOptedOut(): boolean {
  const isPrivate = 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true
  return isPrivate || navigator.doNotTrack === '1'
}
