import type { PrecacheEntry } from 'workbox-precaching/_types.js'
import { endDate, PAGE_CACHE, precachedFiles, version } from './constants'
import { removeWorker } from './removeWorker'

declare const self: ServiceWorkerGlobalScope

/** Another site is at this address, and this worker has removed itself. */
let isReplaced = false
/**
 * This build fails to start, and the server has another one. A page has reported it (`showStartFailure`). In memory only: if
 * the browser has restarted the worker, the page fails and reports it again.
 */
let isBroken = false

/**
 * Must run before any `registerRoute`: Workbox adds its own fetch listener there, and `stopImmediatePropagation` keeps the
 * event from it.
 */
export function registerLifecycle(): void {
  self.addEventListener('install', install)
  self.addEventListener('activate', (event) => event.waitUntil(takeOver()))
  self.addEventListener('message', reportBroken)
  self.addEventListener('fetch', bypassRoutes)
}

/** A new build does not wait until all pages of the old one are closed: the old one may be unable to start. */
function install(event: ExtendableEvent): void {
  void self.skipWaiting()
  // Workbox precaches one file at a time, which takes minutes at half a second each. Fetching the hashed files together
  // fills the HTTP cache, from which Workbox then reads.
  const hashedFiles = precachedFiles.filter(isHashed)
  event.waitUntil(Promise.allSettled(hashedFiles.map(({ url }) => fetch(url))))
}

/** Only a file without a hash in its name needs a revision. */
const isHashed = ({ revision }: PrecacheEntry) => !revision

/** Open pages switch to the new build with their next screen (`useUpdate`). */
async function takeOver(): Promise<void> {
  await caches.delete(PAGE_CACHE)
  await self.clients.claim()
  const pages = await self.clients.matchAll({ type: 'window' })
  for (const page of pages) page.postMessage({ version })
}

/** This is the only message that a page sends. It waits for the reply before it reloads. */
function reportBroken({ ports }: ExtendableMessageEvent): void {
  isBroken = true
  ports[0]?.postMessage('')
}

function bypassRoutes(event: FetchEvent): void {
  const hasEnded = isReplaced || Date.now() >= Date.parse(endDate)
  if (!hasEnded && !isBroken) return
  event.stopImmediatePropagation()
  if (hasEnded) event.waitUntil(removeWorker())
}

/**
 * Removes the worker if another site is at this address. Only a 404 or 410 of `/sw.js` proves that: a Wi-Fi's login page
 * responds to every request with 200.
 */
export async function removeIfReplaced(home: Response): Promise<void> {
  if ((await home.text()).includes('data-build=')) return
  const { status } = await fetch('/sw.js', { cache: 'no-store' })
  if (status !== 404 && status !== 410) return
  isReplaced = true
  await removeWorker()
}
