import { canReach } from '../lib/canReach'

const MAX_WAIT_MS = 5_000

/**
 * Resolves only if the server does not respond: then the browser would replace the page by an error of its own. Also if
 * `prepare`, which comes last, resolves with false.
 */
export async function reload(prepare?: () => Promise<boolean>): Promise<void> {
  if (!(await canReach(window.location.href, AbortSignal.timeout(MAX_WAIT_MS)))) return
  if (prepare && !(await prepare())) return
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
