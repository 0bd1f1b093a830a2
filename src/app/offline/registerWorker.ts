import { connection, isMetered } from '@/shared/lib/network'
import { postToWorker, type Message } from './messages'

const WORKER = '/sw.js'
const HOUR_MS = 60 * 60 * 1000

/** Registers the service worker and tells it what it may fetch. Without one the site works as it always has. */
export async function registerWorker(): Promise<void> {
  // Not there on plain http, and in some private windows.
  if (!('serviceWorker' in navigator)) return
  const waited = navigator.serviceWorker.controller ? undefined : waitedForDocument()
  const registration = await register()
  if (!registration) return
  const rest = (worker: ServiceWorker | null, ms?: number) => {
    if (worker) postToWorker(worker, atRest(ms))
  }
  watch(registration, (worker) => {
    rest(worker)
    void takeOrOffer(registration, worker)
  })
  rest((await navigator.serviceWorker.ready).active, waited)
  connection()?.addEventListener('change', () => rest(registration.active))
  checkForUpdates(registration)
}

async function register(): Promise<ServiceWorkerRegistration | null> {
  try {
    return await navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' })
  } catch {
    return null // blocked, or no network
  }
}

function atRest(waited: number | undefined): Message {
  return { type: 'rest', mayFetch: !isMetered(), waited, build: ownVersion() }
}

/** How long the server took, as the page itself was not answered by the worker. */
function waitedForDocument(): number | undefined {
  const [entry] = performance.getEntriesByType('navigation')
  if (!(entry instanceof PerformanceNavigationTiming)) return undefined
  return entry.responseStart - entry.fetchStart
}

/** Calls back for each worker that waits: it is of a newer build than the active one. */
function watch(
  registration: ServiceWorkerRegistration,
  onWaiting: (worker: ServiceWorker) => void,
): void {
  if (registration.waiting) onWaiting(registration.waiting)
  const follow = () => {
    const { installing } = registration
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed' && registration.active) onWaiting(installing)
    })
  }
  follow()
  registration.addEventListener('updatefound', follow)
}

async function takeOrOffer(registration: ServiceWorkerRegistration, worker: ServiceWorker) {
  // The document came from the network, and is of the new build already.
  if ((await versionOf(worker)) === ownVersion()) return postToWorker(worker, { type: 'take-over' })
  try {
    const { offerUpdate } = await import('./offerUpdate')
    offerUpdate(registration)
  } catch {
    // The next start takes the new build by itself.
  }
}

function ownVersion(): string | undefined {
  return document.querySelector<HTMLElement>('script[type="importmap"]')?.dataset.version
}

function versionOf(worker: ServiceWorker): Promise<unknown> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }) => resolve(data)
    postToWorker(worker, { type: 'version' }, [port2])
  })
}

/** A page may stay open for days. The browser itself looks only when a page is opened. */
function checkForUpdates(registration: ServiceWorkerRegistration): void {
  let last = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - last < HOUR_MS) return
    last = Date.now()
    registration.update().catch(() => undefined)
  })
}
