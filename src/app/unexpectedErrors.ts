import { useEffect } from 'react'
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
