import type { WorkboxPlugin } from 'workbox-core/types.js'
import { ExpirationPlugin } from 'workbox-expiration/ExpirationPlugin.js'
import { registerRoute } from 'workbox-routing/registerRoute.js'
import { setCatchHandler } from 'workbox-routing/setCatchHandler.js'
import { CacheFirst } from 'workbox-strategies/CacheFirst.js'
import { StaleWhileRevalidate } from 'workbox-strategies/StaleWhileRevalidate.js'
import { isMessage, type Message } from '../messages'
import { answerDocument } from './documents'
import { precachedResponse, addToPrecache, pass, rest, deleteOldEntries, version } from './precache'
import { noteWaited } from './waited'

declare const self: ServiceWorkerGlobalScope

/*
 * The service worker, `/sw.js`. It answers for documents, scripts, styles, fonts and pictures of the site. All else
 * passes by: the calls to the servers, films, frames, and whatever asks for a part of a file.
 */

const DAY_S = 24 * 60 * 60
const PICTURES = /^\/(art|icons)\/|^\/film\/[^/]+\.webp$|^\/(favicon\.ico|apple-touch-icon\.png)$/

/** For a file that is not there, many hosts send a page. */
const onlyFiles: WorkboxPlugin = {
  cacheWillUpdate: ({ response }) => {
    const isPage = response.headers.get('Content-Type')?.includes('html')
    return Promise.resolve(response.ok && !isPage ? response : null)
  },
}

/** Hashed files that are not kept ahead. */
const seenFiles = new CacheFirst({
  cacheName: 'seen-files',
  matchOptions: { ignoreVary: true },
  plugins: [
    onlyFiles,
    new ExpirationPlugin({ maxEntries: 60, maxAgeSeconds: 30 * DAY_S, purgeOnQuotaError: true }),
  ],
})
/** A drawing may change with a deploy, and its address does not: the copy is shown, and read again for the next time. */
const seenPictures = new StaleWhileRevalidate({
  cacheName: 'seen-pictures',
  matchOptions: { ignoreVary: true },
  plugins: [
    onlyFiles,
    new ExpirationPlugin({ maxEntries: 80, maxAgeSeconds: 7 * DAY_S, purgeOnQuotaError: true }),
  ],
})

self.addEventListener('install', (event) => {
  // The mock server's worker may have been here before, on a developer's machine.
  const { active } = self.registration
  if (active && !active.scriptURL.endsWith('/sw.js')) void self.skipWaiting()
  event.waitUntil(addToPrecache(pass))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), tidyIfAlone(0)]))
})

self.addEventListener('message', (event) => {
  const message: unknown = event.data
  if (!isMessage(message)) return
  if (message.type === 'take-over') void self.skipWaiting()
  else if (message.type === 'version') event.ports[0]?.postMessage(version)
  else event.waitUntil(atRest(message))
})

async function atRest({ mayFetch, waited, build }: Extract<Message, { type: 'rest' }>) {
  if (waited !== undefined) await noteWaited(waited)
  // Where storage is full or the network is gone, what is there serves, and the next visit goes on.
  await addToPrecache(mayFetch ? [...pass, ...rest] : pass).catch(() => undefined)
  await tidyIfAlone(build === version ? 1 : 0)
}

/** Pages of older builds need their own files, and so does the worker that waits. `pages`: those of this build. */
async function tidyIfAlone(pages: number): Promise<void> {
  const { waiting, installing } = self.registration
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (waiting || installing || windows.length > pages) return
  await deleteOldEntries()
}

registerRoute(
  ({ request, sameOrigin, url }) =>
    sameOrigin &&
    request.mode === 'navigate' &&
    request.destination === 'document' &&
    !/\.\w+$/.test(url.pathname),
  answerDocument,
)

registerRoute(
  // `loadPart` asks with `reload` when a copy was wrong.
  ({ request, sameOrigin, url }) =>
    sameOrigin && url.pathname.startsWith('/assets/') && request.cache !== 'reload',
  async (asked) => (await precachedResponse(asked.url.pathname)) ?? seenFiles.handle(asked),
)

registerRoute(
  ({ request, sameOrigin, url }) =>
    sameOrigin && PICTURES.test(url.pathname) && !request.headers.has('Range'),
  async (asked) => (await precachedResponse(asked.url.pathname)) ?? seenPictures.handle(asked),
)

// Where the storage itself fails, the network still answers.
setCatchHandler(({ request }) => fetch(request))
