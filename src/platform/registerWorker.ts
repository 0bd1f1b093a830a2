import { isMetered } from '@/shared/lib/network'
import { storedSession } from '@/state/session'
import { whenAtRest } from './whenAtRest'
import { hasWorkerEnded } from './workerEnd'
import { keepUpToDate, listenToWorker } from './useUpdate'

/** Waits until the page has loaded, because the worker helps only later visits. */
export async function registerWorker(): Promise<void> {
  // Pages on plain http and some private windows have no `serviceWorker`.
  if (!('serviceWorker' in navigator) || hasWorkerEnded()) return
  // Must come before the wait: a new worker may take over now, and it sends its message only once.
  listenToWorker()
  // The worker stores 0.7 MB. On a metered connection, only signed-in users get it, who need their pass at the gate.
  if (isMetered() && storedSession.get() === null) return
  await whenAtRest()
  const registration = await navigator.serviceWorker.register('/sw.js', {
    updateViaCache: 'none',
  })
  keepUpToDate(registration)
}
