import type { RouteHandlerCallbackOptions, WorkboxPlugin } from 'workbox-core/types.js'
import { ExpirationPlugin } from 'workbox-expiration/ExpirationPlugin.js'
import { NetworkFirst } from 'workbox-strategies/NetworkFirst.js'
import { StaleWhileRevalidate } from 'workbox-strategies/StaleWhileRevalidate.js'
import { decodedPath } from '@/shared/lib/decodedPath'
import { precachedResponse, isPrecached, version } from './precache'
import { isSlow, noteWaited } from './waited'

const NETWORK_TIMEOUT_S = 2
const NEARLY_TIMED_OUT_MS = NETWORK_TIMEOUT_S * 900
const SEEN = 'seen-documents'
const MAX_DOCUMENTS = 24
const MONTH_S = 30 * 24 * 60 * 60

/** The query may hold private data, so copies are stored by path only. */
const pathOf = ({ url }: Request) => decodedPath(new URL(url).pathname)

const plugin: WorkboxPlugin = {
  cacheKeyWillBeUsed: ({ request }) => Promise.resolve(encodeURI(pathOf(request))),
  handlerWillStart: ({ state }) => {
    if (state) state.begun = performance.now()
    return Promise.resolve()
  },
  fetchDidSucceed: async ({ response, state }) => {
    await noteWaited(waitedSince(state))
    // HTTP 4xx and 5xx count as no answer, so the copy is used. A redirect has status 0 here.
    if (response.status >= 400) throw new Error(`The server answered ${response.status}`)
    return response
  },
  cacheWillUpdate: ({ request, response }) => {
    const isPage = response.headers.get('Content-Type')?.includes('html')
    // The main documents are kept together with their files.
    const isWanted = response.ok && !response.redirected && isPage && !isPrecached(pathOf(request))
    return Promise.resolve(isWanted ? response : null)
  },
  cachedResponseWillBeUsed: async ({ request, cachedResponse, state }) => {
    const waited = waitedSince(state)
    if (waited > NEARLY_TIMED_OUT_MS) await noteWaited(waited)
    // As hosts do, an unknown address is answered with the home page's document.
    return (
      (await precachedResponse(pathOf(request))) ??
      (await ofThisBuild(cachedResponse)) ??
      (await precachedResponse('/'))
    )
  },
}

const options = {
  cacheName: SEEN,
  matchOptions: { ignoreVary: true },
  // Our plugin runs last, so the copies of the main pages never expire.
  plugins: [
    new ExpirationPlugin({
      maxEntries: MAX_DOCUMENTS,
      maxAgeSeconds: MONTH_S,
      purgeOnQuotaError: true,
    }),
    plugin,
  ],
}
const networkFirst = new NetworkFirst({ ...options, networkTimeoutSeconds: NETWORK_TIMEOUT_S })
const copyFirst = new StaleWhileRevalidate(options)

/** From the network if that answers soon, otherwise the copy. Where the network is known to be slow, nobody waits. */
export async function answerDocument(asked: RouteHandlerCallbackOptions): Promise<Response> {
  const waits = !(await isSlow()) || !(await hasCopy(asked.request))
  return (waits ? networkFirst : copyFirst).handle(asked)
}

async function hasCopy(request: Request): Promise<boolean> {
  const path = pathOf(request)
  const seen = await caches.open(SEEN)
  const copy =
    (await precachedResponse(path)) ?? (await ofThisBuild(await seen.match(encodeURI(path))))
  return copy !== undefined
}

/** The files of an older build may be gone, and its document would be a page whose buttons do nothing. */
async function ofThisBuild(seen: Response | undefined): Promise<Response | undefined> {
  const isOwn = seen && (await seen.clone().text()).includes(`data-version="${version}"`)
  return isOwn ? seen : undefined
}

function waitedSince(state: Record<string, unknown> | undefined): number {
  return typeof state?.begun === 'number' ? performance.now() - state.begun : 0
}
