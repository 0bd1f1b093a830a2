import { setCopyCheck } from '@/shared/lib/reload'

/** A page with our worker can be reloaded without a network. The worker of the mock site has no copies. */
export function reloadFromWorker(): void {
  if (!('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  setCopyCheck(() => serviceWorker.controller?.scriptURL.endsWith('/sw.js') === true)
}
