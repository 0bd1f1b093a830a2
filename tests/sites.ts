import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { parseEnv, promisify } from 'node:util'
import type { TestProject } from 'vitest/node'

/** The sites that tests read and open, and their folders. */
export const SITES = {
  /** For production, with `.env.example`: a checkout without an `.env` can be checked, and the example is enough. */
  production: 'dist',
  /** With the mock server, and with content that never changes, so that next year's breaks no test. */
  frozen: '.mock-site/frozen',
  /** The same with this year's content, for `npm run shots -- --this-year`. */
  thisYear: '.mock-site/this-year',
  /** The same with the content of a made-up edition. Only `npm run test:long` builds it. */
  second: '.mock-site/second',
} as const
export type SiteName = keyof typeof SITES

/** Where the made-up sites are published. */
const ELSEWHERE = { VITE_SITE_URL: ' https://mela.festival.test ' }

/** Set by `tests/all.ts`, which has built them all. */
const isBuilt = () => process.env.SITES_ARE_BUILT === 'yes'

/** Builds a site, unless this command has built all of them already; `checkout` is another one than this. */
export async function build(name: SiteName, checkout = '.'): Promise<void> {
  if (isBuilt()) return
  const example = parseEnv(readFileSync('.env.example', 'utf8'))
  const [options, env] =
    name === 'production'
      ? [[], example]
      : [
          ['--config', 'tests/mocks/vite.config.ts', '--mode', 'mock'],
          name === 'thisYear' ? {} : { EDITION: name, ...ELSEWHERE },
        ]
  const vite = ['node_modules/vite/bin/vite.js', 'build', ...options]
  await promisify(execFile)(
    process.execPath,
    [...vite, '--outDir', SITES[name], '--emptyOutDir', '--logLevel', 'warn'],
    { cwd: checkout, env: { ...process.env, NODE_ENV: 'production', ...env } },
  )
}

/** Vitest calls this before the tests that read a site. */
export default async function setup({ name }: TestProject) {
  await build(name === 'second' ? 'second' : 'production')
}
