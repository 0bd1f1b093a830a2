import { reloadUnasked } from '@/shared/lib/reload'

/** For a page or a screen that fails. If a reload has not helped, a second reload would not help. */
export async function reloadOnce(isWanted?: () => boolean): Promise<void> {
  const wasReloaded = performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type === 'reload')
  // If the page has started since the reload, another screen fails now, and a reload may help.
  const hasStarted = document.documentElement.dataset.ready !== undefined
  if (!wasReloaded || hasStarted) await reloadUnasked(isWanted)
}
