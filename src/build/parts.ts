import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** Vite's module that each built `import()` calls with the files that it needs. */
const HELPER = '\0vite/preload-helper.js'
const OURS = fileURLToPath(new URL('../shared/start/loadPart.ts', import.meta.url))

/** The entries, also that of the mock site, and what they load. */
const IS_FIRST = /\/(index|main)\.js$/
const IS_RUNNING = /\/(index|site|rolldown-runtime)\.(js|css)$/

/** Vite requests no file twice: a style file that failed once would be missing without a word. */
export function parts(): Plugin {
  let isUsed = false
  return {
    name: 'parts',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    config: () => ({
      build: {
        modulePreload: {
          // Browsers without preloading find the files a moment later.
          polyfill: false,
          // Parts of the site do not name what runs already, for the site's script names the files of all parts.
          resolveDependencies: (_part, files, { hostId }) =>
            IS_FIRST.test(hostId) ? files : files.filter((file) => !IS_RUNNING.test(file)),
        },
      },
    }),
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler(id) {
        if (id !== HELPER) return
        isUsed = true
        return `export { loadPart as __vitePreload } from ${JSON.stringify(OURS)}`
      },
    },
    generateBundle() {
      if (!isUsed) this.error('Vite has no preload helper any more: see src/build/parts.ts')
    },
  }
}
