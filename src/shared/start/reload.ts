import { canReach } from '../lib/network'

const MAX_WAIT_MS = 5_000

/**
 * Resolves if there is no reload: the server does not respond, and the browser would replace the page by an error of its
 * own; the person has gone to another address meanwhile; or `prepare`, which comes last, resolves with false.
 */
export async function reload(prepare?: () => Promise<boolean>): Promise<void> {
  const { href } = window.location
  if (!(await canReach(href, AbortSignal.timeout(MAX_WAIT_MS)))) return
  if (prepare ? !(await prepare()) : window.location.href !== href) return
  window.location.reload()
  await new Promise(() => {})
}

/** For a reload that the user did not ask for. A page that a reload has not mended is not reloaded again. */
export async function reloadOnce(): Promise<void> {
  const wasReloaded = performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type === 'reload')
  // After a start that worked, it is another screen that fails.
  const hasStarted = document.documentElement.dataset.ready !== undefined
  if (!wasReloaded || hasStarted) await reload()
}
