import { canReach } from './network'

const MAX_WAIT_MS = 5_000

/**
 * Resolves if there is no reload: the browser would replace the page by an error of its own, because the server does not
 * respond and no worker has a copy; or the person has gone to another address meanwhile, or it is no longer wanted.
 */
export async function reload(isWanted = () => true): Promise<void> {
  const { href } = window.location
  if (!hasCopy() && !(await canReach(href, AbortSignal.timeout(MAX_WAIT_MS)))) return
  if (window.location.href !== href || !isWanted()) return
  window.location.reload()
  await new Promise(() => {})
}

/** For a reload that the user did not ask for. If one has not helped, there is no second one. */
export async function reloadOnce(isWanted?: () => boolean): Promise<void> {
  const wasReloaded = performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type === 'reload')
  // If the page has started meanwhile, it is another screen that fails.
  const hasStarted = document.documentElement.dataset.ready !== undefined
  if (!wasReloaded || hasStarted) await reload(isWanted)
}

/** Whether the service worker has a copy of the page. The worker of the mock site has none. */
function hasCopy(): boolean {
  if (!('serviceWorker' in navigator)) return false
  return navigator.serviceWorker.controller?.scriptURL.endsWith('/sw.js') === true
}
