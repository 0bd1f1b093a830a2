import { useEffect, useRef } from 'react'
import { fieldsOf } from '@/shared/lib/parse'
import { reload } from '@/shared/lib/reload'
import { hasUnsaved } from '@/shared/storage/unsaved'

const HOUR_MS = 60 * 60 * 1000

let isOutdated = false

/** A new worker says which build it is of. Its files replace those of this page. */
export function keepUpToDate(registration: ServiceWorkerRegistration): void {
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    const { version } = fieldsOf(data)
    isOutdated = version !== undefined && version !== document.documentElement.dataset.build
  })
  // A page may stay open for days. The browser itself looks only when a page is opened.
  let last = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - last < HOUR_MS) return
    last = Date.now()
    registration.update().catch(() => undefined)
  })
}

/** Before a screen of the old build is requested, which the server may no longer have. */
export function reloadIfOutdated(): Promise<void> | undefined {
  return isOutdated && !hasUnsaved() ? reload() : undefined
}

/** The next screen comes from the new build: a form is left anyway then, and its draft is kept. */
export function useUpdate(pathname: string): void {
  const opened = useRef(pathname)
  useEffect(() => {
    if (opened.current !== pathname) void reloadIfOutdated()
    opened.current = pathname
  }, [pathname])
}
