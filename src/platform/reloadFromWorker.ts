import { setCopyCheck } from '@/shared/lib/reload'

/** A page with our worker can be reloaded without a network. The worker of the mock site has no copies. */
export function reloadFromWorker(): void {
  setCopyCheck(() => {
    // It is not there on plain http, and in some private windows.
    const worker = 'serviceWorker' in navigator && navigator.serviceWorker.controller
    return worker ? worker.scriptURL.endsWith('/sw.js') : false
  })
}
