import { isMetered } from '@/shared/lib/network'
import { storedSession } from '@/state/session'
import { whenAtRest } from './whenAtRest'
import { hasWorkerEnded } from './workerEnd'
import { keepUpToDate, listenToWorker } from './useUpdate'

/** Registers the service worker. Without one, the site needs the network. Runs last: it helps only later visits. */
export async function registerWorker(): Promise<void> {
  // It is not there on plain http, and in some private windows.
  if (!('serviceWorker' in navigator) || hasWorkerEnded()) return
  // At once: it may be an earlier page's worker that is replaced now, and it says so only once.
  listenToWorker()
  // It stores 0.7 MB. On a metered connection, only those get it who need their pass at the gate. From the store: React has
  // not rendered yet.
  if (isMetered() && storedSession.get() === null) return
  await whenAtRest()
  const registration = await navigator.serviceWorker.register('/sw.js', {
    updateViaCache: 'none',
  })
  keepUpToDate(registration)
}
