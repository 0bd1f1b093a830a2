import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { Plugin, PreviewServer, ViteDevServer } from 'vite'
import { signInTable } from './signInTable.ts'

const WORKER_FILE = 'mockServiceWorker.js'
/** Small pages in the place of other people's ones, which the site shows in frames (tests/mocks/frames.ts). */
const PAGES = 'stand-in'
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Boots the site through `tests/mocks/main.ts` and serves MSW's worker, so that `public/` and `src/` stay free of both. */
export function standIn(): Plugin {
  const worker = () =>
    readFileSync(createRequire(import.meta.url).resolve(`msw/${WORKER_FILE}`), 'utf8')
  return {
    name: 'festival-stand-in',
    config: () => ({
      // The page names `src/main.tsx`, so without this the stand-in's packages are found late, and the page reloads.
      optimizeDeps: { entries: ['index.html', 'tests/mocks/main.ts'] },
      // The stand-in is large, and never shipped.
      build: { chunkSizeWarningLimit: 2000 },
      // As a list, it goes before the site's own aliases.
      resolve: { alias: [{ find: '@/content/frames', replacement: here('./frames.ts') }] },
    }),
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace('/src/main.tsx', '/tests/mocks/main.ts'),
    },
    configureServer(server) {
      server.middlewares.use(`/${WORKER_FILE}`, (_request, response) => {
        response.setHeader('Content-Type', 'text/javascript')
        response.end(worker())
      })
      for (const [name, page] of framedPages()) {
        server.middlewares.use(`/${name}`, (_request, response) => {
          response.setHeader('Content-Type', 'text/html')
          response.end(page)
        })
      }
      greet(server)
    },
    configurePreviewServer: greet,
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: WORKER_FILE, source: worker() })
      for (const [fileName, source] of framedPages()) {
        this.emitFile({ type: 'asset', fileName, source })
      }
    },
  }
}

/** Address and text of every page in `tests/mocks/pages`. */
function framedPages(): [string, string][] {
  return readdirSync(here('./pages')).map((name) => [
    `${PAGES}/${name}`,
    readFileSync(here(`./pages/${name}`), 'utf8'),
  ])
}

/** Once the server listens, Vite prints its address; who can sign in there follows. */
function greet(server: ViteDevServer | PreviewServer): void {
  const printUrls = server.printUrls.bind(server)
  server.printUrls = () => {
    printUrls()
    server.config.logger.info(
      `\n  The festival is the built-in stand-in: nothing leaves this computer. Sign in as\n\n${signInTable()}\n`,
    )
  }
}
