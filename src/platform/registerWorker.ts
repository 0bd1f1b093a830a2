import { isMetered } from '@/shared/lib/network'
import { storedSession } from '@/state/session'
import { whenAtRest } from './whenAtRest'
import { hasWorkerEnded } from './workerEnd'
import { keepUpToDate } from './useUpdate'

/** Registers the service worker. Without one, the site needs the network. Runs last: it helps only later visits. */
export async function registerWorker(): Promise<void> {
  // It is not there on plain http, and in some private windows.
  if (!('serviceWorker' in navigator) || hasWorkerEnded()) return
  // It stores 0.7 MB. On a metered connection, only those get it who need their pass at the gate.
  if (isMetered() && storedSession.get() === null) return
  await whenAtRest()
  const registration = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })
  keepUpToDate(registration)
}
