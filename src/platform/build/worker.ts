import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from 'node-html-parser'
import { build, type ResolvedConfig } from 'vite'
import { getManifest, type ManifestEntry } from 'workbox-build'
import { browserTargets } from './browserTargets.ts'

const source = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

/** As hosts serve `shell.html`. */
export const SHELL = '/shell'

/** What a phone keeps for use without a network, with the shell for every address. */
const KEPT = [
  'index.html',
  'shell.html',
  'assets/*.{js,css,woff2}',
  'art/{brand,frames,genres,states,wheel}/*.svg',
  'art/masks/*-live.svg',
  'art/*.svg',
]

/** Of a built site, in a folder. */
export async function filesToKeep(out: string): Promise<ManifestEntry[]> {
  const { manifestEntries, warnings } = await getManifest({
    globDirectory: out,
    globPatterns: KEPT,
    dontCacheBustURLsMatching: /^assets\//,
    manifestTransforms: [
      (entries) => ({
        manifest: entries.map((entry) => ({
          ...entry,
          url: `/${entry.url}`.replace('/index.html', '/').replace('/shell.html', SHELL),
        })),
      }),
    ],
  })
  if (warnings.length > 0) throw new Error(warnings.join('\n'))
  return manifestEntries
}

/** When all files are written, the documents among them: `sw.js`, and `sw-remove.js`, which only ends it. */
export async function buildWorker({ root, build: { outDir } }: ResolvedConfig): Promise<void> {
  const out = resolve(root, outDir)
  const home = parse(readFileSync(resolve(out, 'index.html'), 'utf8')).querySelector('html')
  await bundle('sw', out, {
    PRECACHE: JSON.stringify(await filesToKeep(out)),
    VERSION: JSON.stringify(home?.getAttribute('data-build')),
    END: JSON.stringify(home?.getAttribute('data-worker-end')),
    SHELL: JSON.stringify(SHELL),
  })
  await bundle('sw-remove', out, {})
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
