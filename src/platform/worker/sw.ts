import type { WorkboxPlugin } from 'workbox-core/types.js'
import { ExpirationPlugin } from 'workbox-expiration/ExpirationPlugin.js'
import type { PrecacheEntry } from 'workbox-precaching/_types.js'
import { addPlugins } from 'workbox-precaching/addPlugins.js'
import { cleanupOutdatedCaches } from 'workbox-precaching/cleanupOutdatedCaches.js'
import { matchPrecache } from 'workbox-precaching/matchPrecache.js'
import { precacheAndRoute } from 'workbox-precaching/precacheAndRoute.js'
import { registerRoute } from 'workbox-routing/registerRoute.js'
import { setCatchHandler } from 'workbox-routing/setCatchHandler.js'
import { CacheFirst } from 'workbox-strategies/CacheFirst.js'
import { NetworkFirst } from 'workbox-strategies/NetworkFirst.js'
import { StaleWhileRevalidate } from 'workbox-strategies/StaleWhileRevalidate.js'
import { removeWorker } from './remove'

declare const self: ServiceWorkerGlobalScope
/** Written by the build (src/platform/build/worker.ts). */
declare const VERSION: string
declare const END: string
declare const SHELL: string
declare const PRECACHE: PrecacheEntry[]

/*
 * The service worker, `/sw.js`. It answers for documents, scripts, styles, fonts and pictures of the site. All else
 * passes by: the calls to the servers, films, frames, and whatever asks for a part of a file.
 */

const NETWORK_TIMEOUT_S = 1
const DAY_S = 24 * 60 * 60
const DOCUMENTS = 'documents'
const MARK = 'data-build='
const PICTURES = /^\/(art|icons)\/|^\/film\/[^/]+\.webp$|^\/(favicon\.ico|apple-touch-icon\.png)$/

let isReplaced = false

/**
 * This build does not start, and the server has another one: everything is left to the network. That is the only
 * message that a page sends (`showStartFailure`).
 */
let isBroken = false
self.addEventListener('message', ({ ports }) => {
  isBroken = true
  ports[0]?.postMessage('')
})

// Before the first route, where Workbox begins to listen: then it answers nothing and stores nothing.
self.addEventListener('fetch', (event) => {
  const isOver = isReplaced || Date.now() >= Date.parse(END)
  if (!isOver && !isBroken) return
  event.stopImmediatePropagation()
  if (isOver) event.waitUntil(removeWorker())
})

const isHtml = ({ headers }: Response) => headers.get('Content-Type')?.includes('html') === true
const pathOf = ({ url }: Request) => new URL(url).pathname

/** For a missing file, many hosts send a page. The documents of another build name files that may be gone. */
const onlyOfThisBuild: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) => {
    if (!response.ok || response.redirected) return null
    if (!isHtml(response)) return response
    const isFile = /\.\w+$/.test(pathOf(request))
    const isOwn = (await response.clone().text()).includes(`${MARK}"${VERSION}"`)
    return isOwn && !isFile ? response : null
  },
}

const onDocuments: WorkboxPlugin = {
  // The query may hold private data.
  cacheKeyWillBeUsed: ({ request }) => Promise.resolve(pathOf(request)),
  fetchDidSucceed: ({ request, response, event }) => {
    // After an error, Workbox uses the copy. A redirect has status 0 here.
    if (response.status >= 400) throw new Error(`The server answered ${response.status}`)
    if (pathOf(request) === '/' && isHtml(response))
      event.waitUntil(endIfReplaced(response.clone()))
    return Promise.resolve(response)
  },
  // Without a copy: the shell, into which the scripts render any screen. The home page would flash before it.
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
    cachedResponse ?? matchPrecache(pathOf(request) === '/' ? '/' : SHELL),
}

function cacheOf(cacheName: string, limits: { maxEntries: number; maxAgeSeconds?: number }) {
  const expiration = new ExpirationPlugin({ ...limits, purgeOnQuotaError: true })
  return { cacheName, matchOptions: { ignoreVary: true }, plugins: [expiration, onlyOfThisBuild] }
}

const documentCache = cacheOf(DOCUMENTS, { maxEntries: 24 })
const documents = new NetworkFirst({
  ...documentCache,
  networkTimeoutSeconds: NETWORK_TIMEOUT_S,
  plugins: [...documentCache.plugins, onDocuments],
})
/** A drawing may change with a deploy, and its address does not: the copy is shown, and read again for the next time. */
const pictures = new StaleWhileRevalidate(
  cacheOf('pictures', { maxEntries: 80, maxAgeSeconds: 7 * DAY_S }),
)
/** Hashed files that are not kept ahead. */
const files = new CacheFirst(cacheOf('files', { maxEntries: 60, maxAgeSeconds: 30 * DAY_S }))

/** Removes the worker if another site is at this address. A Wi-Fi's login page answers for `/sw.js`, too. */
async function endIfReplaced(home: Response): Promise<void> {
  if ((await home.text()).includes(MARK)) return
  const { status } = await fetch('/sw.js', { cache: 'no-store' })
  if (status !== 404 && status !== 410) return
  isReplaced = true
  await removeWorker()
}

// A new build takes over at once, also from one that cannot start. Open pages come to it with their next screen.
self.addEventListener('install', (event) => {
  void self.skipWaiting()
  // Workbox asks for one file after the other, for minutes where each answer takes half a second. It finds these in the
  // browser's cache.
  const hashed = PRECACHE.filter(({ revision }) => !revision)
  event.waitUntil(Promise.allSettled(hashed.map(({ url }) => fetch(url))))
})
self.addEventListener('activate', (event) => event.waitUntil(takeOver()))

async function takeOver() {
  await caches.delete(DOCUMENTS)
  await self.clients.claim()
  const pages = await self.clients.matchAll({ type: 'window' })
  for (const page of pages) page.postMessage({ version: VERSION })
}

registerRoute(
  ({ request, sameOrigin, url }) =>
    sameOrigin &&
    request.mode === 'navigate' &&
    request.destination === 'document' &&
    !/\.\w+$/.test(url.pathname),
  documents,
)
addPlugins([onlyOfThisBuild])
precacheAndRoute(PRECACHE, { directoryIndex: '', cleanURLs: false })
cleanupOutdatedCaches()
registerRoute(({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'), files)
registerRoute(
  ({ request, sameOrigin, url }) =>
    sameOrigin && PICTURES.test(url.pathname) && !request.headers.has('Range'),
  pictures,
)
// Where the storage itself fails, the network still answers.
setCatchHandler(({ request }) => fetch(request))
