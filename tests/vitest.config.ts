import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { aliasOf } from './editions/aliasOf.ts'
import { mockEnv } from './mocks/env.ts'

const root = join(import.meta.dirname, '..')

/** These tests replace a module or a part of the browser before the site loads. */
const ALONE = 'tests/**/*.alone.test.{ts,tsx}'
/** These test this year's content. All others use the frozen edition (`tests/editions`). */
const CONTENT = 'tests/content/**'
/** These read the sites that `tests/sites.ts` builds. */
const BUILD = 'tests/build/**'
/** These read the site of the second edition, which only `npm run test:long` builds. */
const EDITIONS = 'tests/editions/**'
/** Each case of the mock site. Only `npm run test:long` runs them. */
const CASES = 'tests/mock-server/cases.test.ts'
/** Tests with random data. They have no page, which would be slow. */
const PROPERTIES = 'tests/properties/**'

/** Without the times of an earlier run, Vitest starts the largest files first. The slowest files are small. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const isFirst = ({ moduleId }: TestSpecification) => Number(/[\\/]faults[\\/]/.test(moduleId))
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => isFirst(b) - isFirst(a))
  }
}

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

const siteProjects = (process.env.LONG ? ['build', 'second'] : ['build']).map((name) =>
  project(
    name,
    {
      isolate: false,
      include: [`${name === 'build' ? BUILD : EDITIONS}/*.test.ts`],
      globalSetup: join(root, 'tests/sites.ts'),
    },
    [],
  ),
)

export default defineConfig({
  root,
  envDir: false,
  plugins: [react()],
  resolve: {
    alias: [
      { find: '@mocks', replacement: join(root, 'tests/mocks') },
      { find: '@', replacement: join(root, 'src') },
    ],
  },
  test: {
    environment: 'jsdom',
    sequence: { sequencer: LongestFirst },
    projects: [
      // Each test cleans up, so files can share loaded modules.
      project('shared', {
        isolate: false,
        exclude: [ALONE, CONTENT, BUILD, EDITIONS, PROPERTIES, CASES],
      }),
      project('alone', { include: [ALONE] }),
      project('properties', {
        environment: 'node',
        isolate: false,
        include: [`${PROPERTIES}/*.test.ts`],
        setupFiles: [],
      }),
      project('content', { isolate: false, include: [`${CONTENT}/*.test.ts`] }, []),
      ...siteProjects,
      ...(process.env.LONG ? [project('cases', { isolate: false, include: [CASES] })] : []),
    ],
    // Long, because on a busy machine a test that times out continues and breaks the next tests.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Tests spend some time waiting. On two cores, three workers are a little faster than two.
    maxWorkers: Math.max(3, availableParallelism()),
    env: mockEnv('frozen'),
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
})
