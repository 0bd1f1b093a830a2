import type { PrecacheEntry } from 'workbox-precaching/_types.js'
import { endDate, PAGE_CACHE, precachedFiles, version } from './constants'
import { removeWorker } from './removeWorker'

declare const self: ServiceWorkerGlobalScope

/** True if another site is at this address. */
let isReplaced = false
/**
 * True if a page has reported that this build does not start, and that the server has another build (`showStartFailure`).
 * Only in memory: if the browser restarts the worker, the page fails and reports again.
 */
let isBroken = false

/** Must run before any `registerRoute`: the `fetch` listener here must stop an event before Workbox gets the event. */
export function registerLifecycle(): void {
  self.addEventListener('install', install)
  self.addEventListener('activate', (event) => event.waitUntil(takeOver()))
  self.addEventListener('message', reportBroken)
  self.addEventListener('fetch', bypassRoutes)
}

/** The old build may not start, so a new worker does not wait until all old pages are closed. */
function install(event: ExtendableEvent): void {
  void self.skipWaiting()
  // Workbox precaches one file after the other, which takes minutes on a slow network. These parallel requests fill the HTTP
  // cache, and Workbox then reads from it.
  const hashedFiles = precachedFiles.filter(isHashed)
  event.waitUntil(Promise.allSettled(hashedFiles.map(({ url }) => fetch(url))))
}

/** Only files without a hash in their name have a revision. */
const isHashed = ({ revision }: PrecacheEntry) => !revision

/** Open pages change to the new build when their next screen opens (`useUpdate`). */
async function takeOver(): Promise<void> {
  await caches.delete(PAGE_CACHE)
  await self.clients.claim()
  const pages = await self.clients.matchAll({ type: 'window' })
  for (const page of pages) page.postMessage({ version })
}

/** A page sends no other message. The page waits for the reply before its reload. */
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
 * Only a 404 or 410 of `/sw.js` proves that another site is at this address. The login page of a Wi-Fi responds to every
 * request with 200.
 */
export async function removeIfReplaced(home: Response): Promise<void> {
  if ((await home.text()).includes('data-build=')) return
  const { status } = await fetch('/sw.js', { cache: 'no-store' })
  if (status !== 404 && status !== 410) return
  isReplaced = true
  await removeWorker()
}
