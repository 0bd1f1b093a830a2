import { useEffect } from 'react'
import { notify } from '@/shared/ui/toast/notify'

/** After an error that no code handles, a button may never react, so a toast tells the user. */
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

/** Browser extensions and scripts of other sites throw errors, too. */
export function isOwnError(problem: unknown): boolean {
  return problem instanceof Error && Boolean(problem.stack?.includes(window.location.origin))
}
