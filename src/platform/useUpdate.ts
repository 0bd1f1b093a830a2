import { useEffect, useRef } from 'react'
import { isModuleMissing } from '@/shared/lib/loadModule'
import { fieldsOf } from '@/shared/lib/parse'
import { canReload, reloadUnasked } from '@/shared/lib/reload'

const HOUR_MS = 60 * 60 * 1000

let isOutdated = false

/** A new worker says which build it is of. Its files replace those of this page. */
export function listenToWorker(): void {
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    const { version } = fieldsOf(data)
    isOutdated = version !== undefined && version !== document.documentElement.dataset.build
  })
  // Otherwise the browser keeps messages until the document has been parsed.
  navigator.serviceWorker.startMessages()
}

/** A page may stay open for days. The browser itself looks for a new worker only when a page is opened. */
export function keepUpToDate(registration: ServiceWorkerRegistration): void {
  let last = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - last < HOUR_MS) return
    last = Date.now()
    registration.update().catch(() => undefined)
  })
}

/** If this page needs another build, or a file that did not load. Waits for the next change of screen if it may not reload. */
export function reloadIfOutdated(): Promise<void> | undefined {
  return (isOutdated || isModuleMissing()) && canReload() ? reloadUnasked() : undefined
}

/** The next screen comes from the new build: a form is left anyway then, and its draft is kept. */
export function useUpdate(pathname: string): void {
  const opened = useRef(pathname)
  useEffect(() => {
    if (opened.current !== pathname) void reloadIfOutdated()
    opened.current = pathname
  }, [pathname])
}
