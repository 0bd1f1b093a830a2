import { useEffect } from 'react'
import { holdReloadsWhile } from '@/shared/lib/reload'
import { hasUnsaved, onUnsaved } from '@/shared/storage/unsaved'
import { notify } from '@/shared/ui/toast/notify'

/** After an error that no code handled, a pressed button may never react, so the user is told. */
export function useUnexpectedErrors() {
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    window.addEventListener('error', ({ error }) => showUnexpectedError(error), { signal })
    window.addEventListener('unhandledrejection', ({ reason }) => showUnexpectedError(reason), {
      signal,
    })
    return () => listening.abort()
  }, [])
}

function showUnexpectedError(problem: unknown) {
  if (isOwnError(problem)) notify.error('Something went wrong. Please reload the page.')
}

/** Extensions and scripts of other sites have errors of their own. */
export function isOwnError(problem: unknown): boolean {
  return problem instanceof Error && Boolean(problem.stack?.includes(window.location.origin))
}

const UNSAVED =
  'Your browser cannot store data for this site. If you reload or close this tab, you may be signed out and lose your cart and what you typed. Free some space on this device, or allow site data in the browser settings.'

/** While the browser's storage is blocked or full, a reload would lose what is in memory only. */
export function useUnsavedWarning() {
  useEffect(
    () =>
      onUnsaved(() => {
        if (hasUnsaved()) notify.warn(UNSAVED, { id: 'unsaved', duration: Infinity })
        else notify.dismiss('unsaved')
      }),
    [],
  )
  useEffect(() => holdReloadsWhile(() => hasUnsaved()), [])
}
