import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse, type HTMLElement } from 'node-html-parser'
import { build, type ResolvedConfig } from 'vite'
import { getManifest, type ManifestEntry } from 'workbox-build'
import { DAY_MS } from '../../shared/lib/format.ts'
import { offlineDrawings } from '../../theme/offline.ts'
import { browserTargets } from './browserTargets.ts'

const source = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

/** The path at which hosts serve `shell.html`. */
export const SHELL = '/shell'

/** Enough to open every screen offline. Pages other than `/` use the shell. */
const PRECACHED = ['index.html', 'shell.html', 'assets/*.{js,css,woff2}', ...offlineDrawings]

export async function precacheEntries(outDir: string): Promise<ManifestEntry[]> {
  const { manifestEntries, warnings } = await getManifest({
    globDirectory: outDir,
    globPatterns: PRECACHED,
    // These names change with the content. Workbox compares them before `manifestTransforms`.
    dontCacheBustURLsMatching: /^assets\//,
    manifestTransforms: [
      (entries) => ({
        manifest: entries.map((entry) => ({ ...entry, url: urlOf(entry.url) })),
      }),
    ],
  })
  if (warnings.length > 0) throw new Error(warnings.join('\n'))
  return manifestEntries
}

function urlOf(file: string): string {
  if (file === 'index.html') return '/'
  return file === 'shell.html' ? SHELL : `/${file}`
}

const DAYS_AFTER_FESTIVAL = 60

/** The worker removes itself 60 days after the festival, or 60 days after a later build. */
export function workerEndDate(lastFestivalDay: string, builtOn: Date): string {
  const last = Math.max(Date.parse(lastFestivalDay), builtOn.getTime())
  return new Date(last + DAYS_AFTER_FESTIVAL * DAY_MS).toISOString().slice(0, 10)
}

/** Bundles `sw.js`, and `sw-remove.js`, which removes it. Call it after the build has written all files. */
export async function buildWorker({ root, build: { outDir } }: ResolvedConfig): Promise<void> {
  const out = resolve(root, outDir)
  const home = parse(readFileSync(resolve(out, 'index.html'), 'utf8'))
  await bundle('sw', out, {
    PRECACHE: JSON.stringify(await precacheEntries(out)),
    VERSION: JSON.stringify(htmlAttribute(home, 'data-build')),
    END: JSON.stringify(htmlAttribute(home, 'data-worker-end')),
    SHELL: JSON.stringify(SHELL),
  })
  await bundle('sw-remove', out, {})
}

function htmlAttribute(page: HTMLElement, name: string): string {
  const value = page.querySelector('html')?.getAttribute(name)
  if (!value) throw new Error(`index.html has no ${name}`)
  return value
}

async function bundle(name: string, outDir: string, define: Record<string, string>) {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    resolve: { alias: [{ find: '@', replacement: source('.') }] },
    define: { ...define, 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir,
      emptyOutDir: false,
      target: browserTargets(),
      license: { fileName: `licences/${name}.md` },
      rolldownOptions: {
        input: source(`platform/worker/${name}.ts`),
        output: { format: 'iife', entryFileNames: `${name}.js`, codeSplitting: false },
      },
    },
  })
}
