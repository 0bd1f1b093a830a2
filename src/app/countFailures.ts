import { isOffline } from '@/shared/lib/offline'
import { noteFailure, onFailure } from '@/shared/lib/failures'
import { paths } from '@/festival/paths'
import { whenAtRest } from '@/platform/whenAtRest'
import { analyticsId } from './analyticsId'
import { screenAt } from './screens'
import { isOwnError } from './unexpectedErrors'

/** Sends failures where page views are sent, so that organisers can learn that something does not work. */
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
      // No network, or a blocker: they wait for the network, or the next failure.
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

/** An unknown address may contain anything. */
function shownPath(): string {
  const { pathname } = window.location
  return screenAt(pathname) ? pathname : paths.home
}
