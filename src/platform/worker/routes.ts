import type { RouteMatchCallbackOptions, WorkboxPlugin } from 'workbox-core/types.js'
import { ExpirationPlugin } from 'workbox-expiration/ExpirationPlugin.js'
import { addPlugins } from 'workbox-precaching/addPlugins.js'
import { cleanupOutdatedCaches } from 'workbox-precaching/cleanupOutdatedCaches.js'
import { matchPrecache } from 'workbox-precaching/matchPrecache.js'
import { precacheAndRoute } from 'workbox-precaching/precacheAndRoute.js'
import { registerRoute } from 'workbox-routing/registerRoute.js'
import { setCatchHandler } from 'workbox-routing/setCatchHandler.js'
import { CacheFirst } from 'workbox-strategies/CacheFirst.js'
import { NetworkFirst } from 'workbox-strategies/NetworkFirst.js'
import { StaleWhileRevalidate } from 'workbox-strategies/StaleWhileRevalidate.js'
import { PAGE_CACHE, precachedFiles, shellPath, version } from './constants'
import { removeIfReplaced } from './lifecycle'

const NETWORK_TIMEOUT_S = 1
const DAY_S = 24 * 60 * 60
const PICTURES = /^\/(art|icons)\/|^\/film\/[^/]+\.webp$|^\/(favicon\.ico|apple-touch-icon\.png)$/

/** Workbox takes the first route that matches, and leaves all other requests to the browser. */
export function registerRoutes(): void {
  const pageCache = cacheOptions(PAGE_CACHE, { maxEntries: 24 }, [servePages])
  registerRoute(
    isPage,
    new NetworkFirst({ ...pageCache, networkTimeoutSeconds: NETWORK_TIMEOUT_S }),
  )
  addPlugins([onlyOfThisBuild])
  precacheAndRoute(precachedFiles, { directoryIndex: '', cleanURLs: false })
  cleanupOutdatedCaches()
  const hashedFileLimits = { maxEntries: 60, maxAgeSeconds: 30 * DAY_S }
  registerRoute(isHashedFile, new CacheFirst(cacheOptions('files', hashedFileLimits)))
  // A deploy may change a picture and not its address: the cached one is shown, and fetched again for the next time.
  const pictureLimits = { maxEntries: 80, maxAgeSeconds: 7 * DAY_S }
  registerRoute(isPicture, new StaleWhileRevalidate(cacheOptions('pictures', pictureLimits)))
  // If the cache storage itself fails, the network still responds.
  setCatchHandler(({ request }) => fetch(request))
}

function isPage({ request, sameOrigin, url }: RouteMatchCallbackOptions): boolean {
  const isNavigation = request.mode === 'navigate' && request.destination === 'document'
  return sameOrigin && isNavigation && !hasExtension(url.pathname)
}

function isHashedFile({ sameOrigin, url }: RouteMatchCallbackOptions): boolean {
  return sameOrigin && url.pathname.startsWith('/assets/')
}

function isPicture({ request, sameOrigin, url }: RouteMatchCallbackOptions): boolean {
  return sameOrigin && PICTURES.test(url.pathname) && !request.headers.has('Range')
}

const hasExtension = (path: string) => /\.\w+$/.test(path)
const isHtml = ({ headers }: Response) => headers.get('Content-Type')?.includes('html') === true
const pathOf = ({ url }: Request) => new URL(url).pathname

/** Many hosts send a page for a missing file, and pages of another build name files that may be gone. */
const onlyOfThisBuild: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) => {
    if (!response.ok || response.redirected) return null
    if (!isHtml(response)) return response
    const isOfThisBuild = (await response.clone().text()).includes(`data-build="${version}"`)
    return isOfThisBuild && !hasExtension(pathOf(request)) ? response : null
  },
}

const servePages: WorkboxPlugin = {
  // The query may hold private data.
  cacheKeyWillBeUsed: ({ request }) => Promise.resolve(pathOf(request)),
  fetchDidSucceed: ({ request, response, event }) => {
    // After an error, Workbox uses the cached page. A redirect has status 0 here.
    if (response.status >= 400) throw new Error(`The server responded with ${response.status}`)
    if (pathOf(request) === '/' && isHtml(response))
      event.waitUntil(removeIfReplaced(response.clone()))
    return Promise.resolve(response)
  },
  // Instead of a page that is not cached, the scripts render its screen into the shell. The home page would flash first.
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
    cachedResponse ?? matchPrecache(pathOf(request) === '/' ? '/' : shellPath),
}

function cacheOptions(
  cacheName: string,
  limits: { maxEntries: number; maxAgeSeconds?: number },
  plugins: WorkboxPlugin[] = [],
) {
  const expiration = new ExpirationPlugin({ ...limits, purgeOnQuotaError: true })
  return {
    cacheName,
    matchOptions: { ignoreVary: true },
    plugins: [expiration, onlyOfThisBuild, ...plugins],
  }
}
