import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build as bundle, type ResolvedConfig } from 'vite'
import { precachedFiles } from './precachedFiles.ts'
import { nameByContent } from './names.ts'

const source = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

const WORKER_FILE = 'sw.js'

/** When all files are written, the documents among them. */
export async function finish({ root, mode, build }: ResolvedConfig): Promise<void> {
  const out = resolve(root, build.outDir)
  const { version } = nameByContent(out)
  // The mock site has the mock server's worker.
  if (mode === 'mock') return
  const kept = { version, ...precachedFiles(out) }
  await buildWorker(out, JSON.stringify(kept))
}

/** In one file, with the list of what it keeps. */
async function buildWorker(outDir: string, kept: string) {
  await bundle({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    resolve: { alias: [{ find: '@', replacement: source('.') }] },
    define: { PRECACHE: kept, 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2022',
      license: { fileName: 'licences/worker.md' },
      rolldownOptions: {
        input: source('app/offline/worker/sw.ts'),
        output: { format: 'iife', entryFileNames: WORKER_FILE, codeSplitting: false },
      },
    },
  })
}
