import { setCopyCheck } from '@/shared/lib/reload'

export const WORKER_FILE = '/sw.js'

/** A page with our worker can be reloaded without a network. The worker of the mock site has no copies. */
export function reloadFromWorker(): void {
  if (!('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  setCopyCheck(() => serviceWorker.controller?.scriptURL.endsWith(WORKER_FILE) === true)
}
