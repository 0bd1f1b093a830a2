import { reloadUnasked } from '@/shared/lib/reload'

/** For a page or a screen that fails: if one reload has not helped, there is no second one. */
export async function reloadOnce(isWanted?: () => boolean): Promise<void> {
  const wasReloaded = performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type === 'reload')
  // If the page has started meanwhile, it is another screen that fails.
  const hasStarted = document.documentElement.dataset.ready !== undefined
  if (!wasReloaded || hasStarted) await reloadUnasked(isWanted)
}
