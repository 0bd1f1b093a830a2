import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

export type PageData = {
  /** For example `/events/subevents/Dance`. */
  path: string
  /** For example `/events/subevents/:eventname`. */
  route: string
  /** False if the page needs a sign-in. It is then prerendered as a placeholder. */
  isPublic: boolean
  /** The file of the screen, relative to the repository. */
  screenModule: string
  /** HTML. */
  head: string
  /** Returns the HTML for `#root`. */
  render: () => Promise<string>
  /** The first images on a phone. */
  preloadedImages: string[]
  /** Images that are part of the HTML, so that they need no request. */
  inlinedImages: string[]
  /** The environment variable with the URL of the server that the screen calls first. */
  apiUrlVariable: string | undefined
}

/** The app's data for the build. `vite.config.ts` names the module that exports them as `siteData`. */
export type SiteData = {
  pages: PageData[]
  /** The head of `shell.html`. */
  shellHead: string
  /** The keys are file names. */
  files: Record<string, string>
  lastFestivalDay: string
  /** URLs of other sites that the site shows in frames. */
  frames: Record<string, string>
  aftermovie: { videoId: string; player: string }
}

/** The bundle finds its packages only inside node_modules. Each process has its own folder, for parallel builds. */
export const SERVER_BUNDLE_FOLDER = `node_modules/.prerender/${process.pid}`
export const SERVER_BUNDLE_FILE = 'siteData.js'

/** The benchmark imports the bundle after the build, so the folder must stay until the exit. */
export function removeServerBundleAtExit(): void {
  process.once('exit', () => rmSync(SERVER_BUNDLE_FOLDER, { recursive: true, force: true }))
}

/** Imports the server bundle that `prerender.ts` has built. */
export async function loadSiteData(): Promise<SiteData> {
  const file = pathToFileURL(resolve(SERVER_BUNDLE_FOLDER, SERVER_BUNDLE_FILE)).href
  // Node caches modules by URL, so a new query string makes a new instance.
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- the entry exports it with this type
  const module = (await import(`${file}?built=${Date.now()}`)) as { siteData: SiteData }
  return module.siteData
}
