import { useEffect, useRef } from 'react'
import { isModuleMissing } from '@/shared/lib/loadModule'
import { fieldsOf } from '@/shared/lib/parse'
import { canReload, reloadUnasked } from '@/shared/lib/reload'

const HOUR_MS = 60 * 60 * 1000

let isOutdated = false

/** A new worker sends the version of its build. The files of this page's build may be gone then. */
export function listenToWorker(): void {
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    const { version } = fieldsOf(data)
    isOutdated = version !== undefined && version !== document.documentElement.dataset.build
  })
  // Without it, the browser holds messages back until it has parsed the page.
  navigator.serviceWorker.startMessages()
}

/** A page may stay open for days, and browsers look for a new worker only when a page opens. */
export function keepUpToDate(registration: ServiceWorkerRegistration): void {
  let last = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - last < HOUR_MS) return
    last = Date.now()
    registration.update().catch(() => undefined)
  })
}

/** For an outdated build, or a file that did not load. If a reload would lose data, the next change of screen tries again. */
export function reloadIfOutdated(): Promise<void> | undefined {
  return (isOutdated || isModuleMissing()) && canReload() ? reloadUnasked() : undefined
}

/** Reloads at a change of screen, because the user leaves a form then anyway, and its draft is stored. */
export function useUpdate(pathname: string): void {
  const opened = useRef(pathname)
  useEffect(() => {
    if (opened.current !== pathname) void reloadIfOutdated()
    opened.current = pathname
  }, [pathname])
}
