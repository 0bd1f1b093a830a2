import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv, type Plugin } from 'vite'
import type { TestProjectInlineConfiguration } from 'vitest/config'
import { documents } from './src/build/documents.ts'
import { hosting } from './src/build/hosting.ts'
import { parts } from './src/build/parts.ts'
import { envProblems, envWarnings } from './src/shared/envProblems.ts'
import { aliasOf } from './tests/editions/aliasOf.ts'
import { mockServer } from './tests/mocks/vitePlugin.ts'

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url))

type Env = Record<string, string | undefined>

/** A site that cannot work is not built or served. */
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
/** These test this year's content. All others use the frozen edition (`tests/editions`). */
const OF_THIS_YEAR = 'tests/{content,build}/**'
/** Random data, ten thousand cases each: without a page, which would be slow. */
const PROPERTIES = 'tests/properties/**'

function project(
  name: string,
  test: TestProjectInlineConfiguration['test'],
  alias = aliasOf('frozen'),
): TestProjectInlineConfiguration {
  return {
    extends: true,
    resolve: { alias },
    test: {
      name,
      include: ['tests/**/*.test.{ts,tsx}'],
      setupFiles: ['./tests/setup.ts'],
      ...test,
    },
  }
}

export default defineConfig(({ mode }) => {
  const env: Env = { ...process.env, ...loadEnv(mode, folder('.'), 'VITE_') }
  return {
    plugins: [
      react(),
      mode !== 'test' && checkEnv(env),
      documents(env),
      hosting(env),
      parts(),
      // `--mode mock` starts the app through tests/mocks, so src/ has no mock code.
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
    },
    server: { port: 5173, strictPort: true },
    test: {
      environment: 'jsdom',
      projects: [
        // Each test cleans up, so files can share what they have loaded.
        project('shared', { isolate: false, exclude: [ALONE, OF_THIS_YEAR, PROPERTIES] }),
        // These replace a module or a part of the browser before the site is loaded.
        project('alone', { include: [ALONE] }),
        project('properties', {
          environment: 'node',
          isolate: false,
          include: [`${PROPERTIES}/*.test.ts`],
          setupFiles: [],
        }),
        project('content', { isolate: false, include: [`${OF_THIS_YEAR}/*.test.ts`] }, []),
      ],
      // Screen tests type and click like users, which is slow on a busy machine.
      testTimeout: 45_000,
      // A busy machine may be too slow once; twice in a row is an error. Each retry is reported.
      retry: 1,
      // On a machine with two cores the default is one worker.
      maxWorkers: '100%',
      // Prints only the beginning of the page on a failure.
      env: { ...loadEnv('mock', folder('.'), 'VITE_'), DEBUG_PRINT_LIMIT: '2000' },
      css: { modules: { classNameStrategy: 'non-scoped' } },
    },
  }
})
