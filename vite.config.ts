import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv, type Plugin } from 'vite'
import type { TestProjectInlineConfiguration } from 'vitest/config'
import { documents } from './src/build/documents.ts'
import { envProblems, envWarnings } from './src/shared/envProblems.ts'
import { aliasOf } from './tests/editions/aliasOf.ts'
import { mockServer } from './tests/mocks/vitePlugin.ts'

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url))

type Env = Record<string, string | undefined>

/** A site that cannot work is not built, nor shown as if it could. */
function checkEnv(env: Env): Plugin {
  function check() {
    const problems = envProblems(env)
    if (problems.length === 0) return
    throw new Error(
      `${problems.join(' ')} Copy .env.example to .env, fill it in, and try again. Without an .env, \`npm start\` runs against the mock server.`,
    )
  }
  return {
    name: 'check-env',
    configureServer: check,
    buildStart() {
      check()
      const { name, config } = this.environment
      // The site is built twice, for Node and for browsers.
      if (config.command !== 'build' || name !== 'client') return
      for (const warning of envWarnings(env)) config.logger.warnOnce(warning)
    },
  }
}

const ALONE = 'tests/**/*.alone.test.{ts,tsx}'
/** These look at this year's content. All others see the frozen edition. */
const OF_THIS_YEAR = 'tests/{content,build}/**'

function project(
  name: string,
  test: TestProjectInlineConfiguration['test'],
  alias = aliasOf('frozen'),
): TestProjectInlineConfiguration {
  return {
    extends: true,
    resolve: { alias },
    test: { name, include: ['tests/**/*.test.{ts,tsx}'], ...test },
  }
}

export default defineConfig(({ mode }) => {
  const env: Env = { ...process.env, ...loadEnv(mode, folder('.'), 'VITE_') }
  return {
    plugins: [
      react(),
      mode !== 'test' && checkEnv(env),
      documents(env),
      // `--mode mock` boots the app through tests/mocks, so nothing in src/ knows that mocks exist.
      mode === 'mock' && mockServer(),
    ],
    resolve: {
      alias: [
        // `EDITION=second` shows the site with the content of a made-up edition.
        ...(env.EDITION ? aliasOf(env.EDITION) : []),
        { find: '@mocks', replacement: folder('./tests/mocks') },
        { find: '@', replacement: folder('./src') },
      ],
    },
    build: {
      manifest: true,
      target: 'es2022',
      // Browsers that do not know a preload find the files a moment later.
      modulePreload: { polyfill: false },
    },
    server: { port: 5173, strictPort: true },
    test: {
      environment: 'jsdom',
      setupFiles: ['./tests/setup.ts'],
      projects: [
        // Set-up leaves nothing behind from test to test, so files share what they have loaded.
        project('shared', { isolate: false, exclude: [ALONE, OF_THIS_YEAR] }),
        // These replace a module or a part of the browser before the site is loaded.
        project('alone', { include: [ALONE] }),
        project('content', { isolate: false, include: [`${OF_THIS_YEAR}/*.test.ts`] }, []),
      ],
      // Screen tests type and click like people, which takes its time on a busy machine.
      testTimeout: 45_000,
      // A machine that does much else at once may be late for one test; twice in a row is a fault. Each retry is reported.
      retry: 1,
      // On the two cores of a small machine the default is one worker.
      maxWorkers: '100%',
      // A failure shows the beginning of the page, not all of it.
      env: { ...loadEnv('mock', folder('.'), 'VITE_'), DEBUG_PRINT_LIMIT: '2000' },
      css: { modules: { classNameStrategy: 'non-scoped' } },
    },
  }
})
