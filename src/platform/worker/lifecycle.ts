import { endDate, PAGE_CACHE, precachedFiles, version } from './constants'
import { removeWorker } from './removeWorker'

declare const self: ServiceWorkerGlobalScope

/** Another site is at this address, and this worker has removed itself. */
let isReplaced = false
/** This build fails to start, and the server has another one. A page has reported it (`showStartFailure`). */
let isBroken = false

/** Must run before the routes are registered: listeners run in order, and `bypassRoutes` keeps requests from Workbox. */
export function registerLifecycle(): void {
  self.addEventListener('install', install)
  self.addEventListener('activate', (event) => event.waitUntil(takeOver()))
  self.addEventListener('message', reportBroken)
  self.addEventListener('fetch', bypassRoutes)
}

/** A new build does not wait until all pages of the old one are closed: the old one may be unable to start. */
function install(event: ExtendableEvent): void {
  void self.skipWaiting()
  // Workbox requests one file after the other, which takes minutes where each response takes half a second. It finds
  // these in the browser's HTTP cache.
  const hashed = precachedFiles.filter(({ revision }) => !revision)
  event.waitUntil(Promise.allSettled(hashed.map(({ url }) => fetch(url))))
}

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

/** A page of another site alone proves nothing: the sign-in page of a Wi-Fi network replaces all responses, `/sw.js` too. */
export async function removeIfReplaced(home: Response): Promise<void> {
  if ((await home.text()).includes('data-build=')) return
  const { status } = await fetch('/sw.js', { cache: 'no-store' })
  if (status !== 404 && status !== 410) return
  isReplaced = true
  await removeWorker()
}
