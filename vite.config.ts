import { fileURLToPath } from 'node:url'
import globalData from '@csstools/postcss-global-data'
import react from '@vitejs/plugin-react'
import customMedia from 'postcss-custom-media'
import { defineConfig, loadEnv, type UserConfig } from 'vite'
import { checkEnv } from './src/platform/build/checkEnv.ts'
import { prerender } from './src/platform/build/prerender.ts'
import { hosting } from './src/platform/build/hosting.ts'
import { browserTargets } from './src/platform/build/browserTargets.ts'
import type { RawEnv } from './src/festival/readEnv.ts'

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** What the build needs to know of the app, relative to this folder. */
const modules = {
  siteDataModule: 'src/app/prerender/siteData.tsx',
  entryModule: 'src/main.ts',
  startModule: 'src/app/start.tsx',
}

/** The site itself. The mock site, made-up editions and the tests have configurations of their own in `tests/`. */
export default defineConfig(({ mode }) =>
  siteConfig({ ...process.env, ...loadEnv(mode, folder('.'), 'VITE_') }),
)

export function siteConfig(env: RawEnv): UserConfig {
  return {
    plugins: [react(), checkEnv(env), prerender({ env, ...modules }), hosting(env)],
    resolve: {
      alias: { '@': folder('./src') },
    },
    build: {
      manifest: true,
      target: browserTargets(),
      // Browsers without preloading find the files a moment later.
      modulePreload: { polyfill: false },
      // Files name each other by an import map in the documents: after a deploy, phones fetch only those that changed.
      // Without it, one changed word gives 69 files new names (358 KB). Vite calls it experimental.
      chunkImportMap: true,
    },
    // Short names: each document holds its styles, and names their classes.
    css: {
      modules: { generateScopedName: '[hash:base64:5]' },
      postcss: {
        plugins: [globalData({ files: [folder('./src/shared/styles/media.css')] }), customMedia()],
      },
    },
    server: { port: 5173, strictPort: true },
  }
}
