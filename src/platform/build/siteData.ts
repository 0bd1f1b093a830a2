import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/** A page to prerender. */
export type PageData = {
  /** As in links and search results: `/events/subevents/Dance`. */
  path: string
  /** The route of its screen: `/events/subevents/:genre`. */
  route: string
  /** Whether it can be seen without a sign-in. Pages of signed-in users are prerendered as a placeholder. */
  isPublic: boolean
  /** The file of its screen, relative to the repository. */
  screenModule: string
  /** The elements of its head, as HTML. */
  head: string
  /** Renders what its `#root` contains, as HTML. */
  render: () => Promise<string>
  /** Its first images on a phone. */
  preloadedImages: string[]
  /** Images that the page itself contains, so that they need no request. */
  inlinedImages: string[]
  /** The variable with the URL of the API that it requests at once. */
  apiUrlVariable: string | undefined
}

/** What the build needs of the app. The module that `vite.config.ts` names exports it as `siteData`. */
export type SiteData = {
  pages: PageData[]
  /** The head of the page that the worker shows for an address without a copy. */
  shellHead: string
  /** Other files, by name. */
  files: Record<string, string>
  lastFestivalDay: string
  /** The pages of other sites that are shown in frames. */
  frames: Record<string, string>
  aftermovie: { videoId: string; player: string }
}

/** Inside node_modules, where the bundle finds its packages. One folder per process, for builds in parallel. */
export const SERVER_BUNDLE_FOLDER = `node_modules/.prerender/${process.pid}`
export const SERVER_BUNDLE_FILE = 'siteData.js'

/** Not right after the build: the benchmark imports the bundle later. */
export function removeServerBundleAtExit(): void {
  process.once('exit', () => rmSync(SERVER_BUNDLE_FOLDER, { recursive: true, force: true }))
}

/** Imports the server bundle that `prerender.ts` has built. */
export async function loadSiteData(): Promise<SiteData> {
  const file = pathToFileURL(resolve(SERVER_BUNDLE_FOLDER, SERVER_BUNDLE_FILE)).href
  // A new query: Node caches modules by URL. Each call makes a new instance.
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- the entry exports it with this type
  const module = (await import(`${file}?built=${Date.now()}`)) as { siteData: SiteData }
  return module.siteData
}
