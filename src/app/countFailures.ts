import { isOffline } from '@/shared/lib/offline'
import { noteFailure, onFailure } from '@/shared/lib/failures'
import { paths } from '@/festival/paths'
import { whenAtRest } from '@/platform/whenAtRest'
import { analyticsId } from './analyticsId'
import { screenAt } from './screens'
import { isOwnError } from './unexpectedErrors'

/** Sends failures to analytics, so that organisers learn what does not work. */
export function countFailures(): void {
  const id = analyticsId()
  if (!id) return
  window.addEventListener('error', ({ error }) => noteUncaught(error))
  window.addEventListener('unhandledrejection', ({ reason }) => noteUncaught(reason))

  const waiting: { failure: string; path: string }[] = []
  async function send(id: string) {
    await whenAtRest()
    if (isOffline()) return
    try {
      const { sendFailure } = await import('./analytics')
      for (const { failure, path } of waiting.splice(0)) sendFailure(id, failure, path)
    } catch {
      // The network is down, or a blocker stops the script. The next failure, or the `online` event, tries again.
    }
  }

  window.addEventListener('online', () => void send(id))
  onFailure((failure) => {
    waiting.push({ failure, path: shownPath() })
    void send(id)
  })
}

function noteUncaught(problem: unknown) {
  if (isOwnError(problem)) noteFailure('uncaught error')
}

/** An unknown address may contain any text, so home is sent instead. */
function shownPath(): string {
  const { pathname } = window.location
  return screenAt(pathname) ? pathname : paths.home
}
