import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type * as site from './site'

export type SiteModule = typeof site

/** Inside node_modules, where the bundle finds its packages. One folder per process, for builds in parallel. */
export const SITE_FOLDER = `node_modules/.prerender/${process.pid}`
process.once('exit', () => rmSync(SITE_FOLDER, { recursive: true, force: true }))
export const SITE_FILE = 'site.js'

/** The site as `documents.ts` has built it for rendering. */
export async function loadSite(): Promise<SiteModule> {
  const file = pathToFileURL(resolve(SITE_FOLDER, SITE_FILE)).href
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- it is what site.tsx exports
  return (await import(`${file}?built=${Date.now()}`)) as SiteModule
}
