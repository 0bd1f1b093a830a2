/** `revision` changes with the content, unless the address does. */
export type PrecacheEntry = { url: string; revision?: string }

/** Written by the build (src/build/finish/precachedFiles.ts). */
export type PrecacheManifest = {
  version: string
  /** What the pass at the gate needs: all that is kept on a metered connection. */
  pass: PrecacheEntry[]
  /** The other main screens. */
  rest: PrecacheEntry[]
}

declare const PRECACHE: PrecacheManifest
export const { version, pass, rest } = PRECACHE

const CACHE = 'site'
const AT_ONCE = 4

const files = new Map([...pass, ...rest].map((file) => [file.url, file]))

export const isPrecached = (url: string) => files.has(url)

/** The copy of this build; without a revision, of any build. */
export async function precachedResponse(url: string): Promise<Response | undefined> {
  const cache = await caches.open(CACHE)
  return cache.match(keyOf(files.get(url) ?? { url }))
}

/** Fetches what is not there yet. Rejects with the first file that cannot be fetched or stored; what came before stays. */
export async function addToPrecache(wanted: PrecacheEntry[]): Promise<void> {
  const cache = await caches.open(CACHE)
  const waiting = [...wanted]
  async function addNext() {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      const key = keyOf(file)
      if (!(await cache.match(key))) await cache.put(key, await fetched(file))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, addNext))
}

/** Removes the files of older builds. */
export async function deleteOldEntries(): Promise<void> {
  const cache = await caches.open(CACHE)
  const own = new Set([...files.values()].map(keyOf))
  const old = [...(await keysOf(cache))].filter((key) => !own.has(key))
  await Promise.all(old.map((key) => cache.delete(key)))
}

async function keysOf(cache: Cache): Promise<Set<string>> {
  const keys = (await cache.keys()).map(({ url }) => url.slice(self.location.origin.length))
  return new Set(keys)
}

function keyOf({ url, revision }: PrecacheEntry): string {
  return revision ? `${url}?revision=${revision}` : url
}

async function fetched({ url, revision }: PrecacheEntry): Promise<Response> {
  const response = await fetch(url, { cache: revision ? 'no-cache' : 'default' })
  const body = await response.blob()
  const isPage = body.type.includes('html')
  // A host that has been given a newer build since, or that knows no such file, sends something else.
  const isRight = isPage
    ? !url.startsWith('/assets/') && (await body.text()).includes(`data-version="${version}"`)
    : /\.\w+$/.test(url)
  if (!response.ok || !isRight) throw new Error(`${url} of ${version} is not there`)
  // A redirected answer may not be used for a page.
  return new Response(body, { headers: response.headers })
}
