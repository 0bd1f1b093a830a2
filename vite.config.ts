import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import { checkEnv } from './src/build/checkEnv.ts'
import { documents } from './src/build/documents.ts'
import { hosting } from './src/build/hosting.ts'

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The site itself. The mock site, made-up editions and the tests have configurations of their own in `tests/`. */
export default defineConfig(({ mode }) => {
  const env = { ...process.env, ...loadEnv(mode, folder('.'), 'VITE_') }
  return {
    plugins: [react(), checkEnv(env), documents(env), hosting(env)],
    resolve: { alias: [{ find: '@', replacement: folder('./src') }] },
    build: {
      manifest: true,
      target: 'es2022',
      // Browsers without preloading find the files a moment later.
      modulePreload: { polyfill: false },
    },
    server: { port: 5173, strictPort: true },
  }
})
