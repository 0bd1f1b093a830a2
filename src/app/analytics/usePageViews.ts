import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { env } from '@/shared/env'

/** Whoever is sent on at once has not been there. */
const STAYS_AFTER_MS = 500
/** Counting may wait until everything that people see has come. */
const AT_REST_MS = 2000

/** Spec §1: a page view for each path, where analytics is configured and the browser does not ask to be left alone. */
export function usePageViews() {
  const { pathname } = useLocation()
  useEffect(() => {
    const id = env.gaMeasurementId
    if (!id || asksToBeLeftAlone()) return
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
    // Without a network, or behind a blocker, nobody is counted.
  }
}

function whenAtRest(): Promise<void> {
  return new Promise((resolve) => {
    const rest = () => setTimeout(resolve, AT_REST_MS)
    if (document.readyState === 'complete') rest()
    else window.addEventListener('load', rest, { once: true })
  })
}

/** Do Not Track, and its successor that browsers do not declare yet. */
function asksToBeLeftAlone(): boolean {
  const isPrivate = 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true
  return isPrivate || navigator.doNotTrack === '1'
}
