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

/** Requests that match no route go to the network. */
export function registerRoutes(): void {
  const pageOptions = optionsFor(PAGE_CACHE, { maxEntries: 24 }, [pagePlugin])
  const pageStrategy = new NetworkFirst({
    ...pageOptions,
    networkTimeoutSeconds: NETWORK_TIMEOUT_S,
  })
  // Must come before `precacheAndRoute`: the first matching route wins, and `/` and `/shell` are precached, too.
  registerRoute(isPage, pageStrategy)
  addPlugins([onlyOfThisBuild])
  precacheAndRoute(precachedFiles, { directoryIndex: '', cleanURLs: false })
  cleanupOutdatedCaches()
  const hashedFileLimits = { maxEntries: 60, maxAgeSeconds: 30 * DAY_S }
  registerRoute(isHashedFile, new CacheFirst(optionsFor('files', hashedFileLimits)))
  // A deploy may change a picture without a new address, so each use also refetches the picture for the next time.
  const pictureLimits = { maxEntries: 80, maxAgeSeconds: 7 * DAY_S }
  registerRoute(isPicture, new StaleWhileRevalidate(optionsFor('pictures', pictureLimits)))
  // If the cache fails, the network may still respond.
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

/** `null` means that the response is not cached. */
const onlyOfThisBuild: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) => {
    // A redirected response is for another address.
    if (!response.ok || response.redirected) return null
    if (!isHtml(response)) return response
    // Many hosts send a page for a missing file.
    if (hasExtension(pathOf(request))) return null
    // A page of another build links to files that may be gone.
    const isOfThisBuild = (await response.clone().text()).includes(`data-build="${version}"`)
    return isOfThisBuild ? response : null
  },
}

const pagePlugin: WorkboxPlugin = {
  // The query string may contain private data.
  cacheKeyWillBeUsed: ({ request }) => Promise.resolve(pathOf(request)),
  fetchDidSucceed: ({ request, response, event }) => {
    // If this throws, Workbox uses the cached page. A redirect has the status 0 here, and the browser follows it.
    if (response.status >= 400) throw new Error(`The server responded with ${response.status}`)
    if (pathOf(request) === '/' && isHtml(response))
      event.waitUntil(removeIfReplaced(response.clone()))
    return Promise.resolve(response)
  },
  // Workbox also calls this if there is no copy. So after 1 s or a failure, a page that is not cached becomes the shell, and
  // scripts render its screen. The home page instead of the shell would flash first.
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
    cachedResponse ?? matchPrecache(pathOf(request) === '/' ? '/' : shellPath),
}

function optionsFor(
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
