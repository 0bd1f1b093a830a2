import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { Plugin, PreviewServer, ViteDevServer } from 'vite'
import { FRAME_FILES, FRAMES } from './frames/paths.ts'
import { signInTable } from './signInTable.ts'

const WORKER_FILE = 'mockServiceWorker.js'
/** Runs before MSW's listener, and skips the site's scripts and pictures: MSW would send the page a message for each. */
const OWN_FILES = `self.addEventListener('fetch', (event) => {
  const { destination, url } = event.request
  const isFile = ['font', 'image', 'manifest', 'script', 'style'].includes(destination)
  if (isFile && new URL(url).origin === self.location.origin) event.stopImmediatePropagation()
})

`
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Starts the site through `tests/mocks/main.ts`, so that `public/` and `src/` stay free of the mock server. */
export function mockServer(): Plugin {
  const worker = () =>
    OWN_FILES + readFileSync(createRequire(import.meta.url).resolve(`msw/${WORKER_FILE}`), 'utf8')
  return {
    name: 'festival-mock',
    config: () => ({
      // The page names `src/main.ts`. Without this, Vite finds the mock server's packages late, and the page reloads.
      optimizeDeps: { entries: ['index.html', 'tests/mocks/main.ts'] },
      // The mock server is large, but never deployed.
      build: { chunkSizeWarningLimit: 2000 },
      // A list comes before the site's own aliases.
      resolve: {
        alias: [{ find: '@/content/frames', replacement: here('./frames/addresses.ts') }],
      },
    }),
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace('/src/main.ts', '/tests/mocks/main.ts'),
    },
    configureServer(server) {
      server.middlewares.use(`/${WORKER_FILE}`, (_request, response) => {
        response.setHeader('Content-Type', 'text/javascript')
        response.end(worker())
      })
      for (const file of FRAME_FILES) {
        server.middlewares.use(`${FRAMES}${file}`, (_request, response) => {
          response.setHeader('Content-Type', 'text/html')
          response.end(frame(file))
        })
      }
      greet(server)
    },
    configurePreviewServer: greet,
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: WORKER_FILE, source: worker() })
      for (const file of FRAME_FILES) {
        this.emitFile({ type: 'asset', fileName: `${FRAMES.slice(1)}${file}`, source: frame(file) })
      }
    },
  }
}

/** A page for a frame of the site, which works without a network. */
function frame(file: string): string {
  return readFileSync(here(`./frames/${file}`), 'utf8')
}

/** When the server listens, Vite prints its address. The sample accounts follow. */
function greet(server: ViteDevServer | PreviewServer): void {
  const printUrls = server.printUrls.bind(server)
  server.printUrls = () => {
    printUrls()
    server.config.logger.info(
      `\n  The festival is the built-in mock server: nothing leaves this computer. Sign in as\n\n${signInTable()}\n`,
    )
  }
}
