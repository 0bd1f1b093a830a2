import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { parseEnv, promisify } from 'node:util'
import type { TestProject } from 'vitest/node'

/** The folders of the sites that tests build. */
export const SITES = {
  /** The production site with `.env.example`, so that the example and a checkout without an `.env` are tested. */
  production: 'dist',
  /** The mock site with frozen content, so that next year's content breaks no test. */
  frozen: '.mock-site/frozen',
  /** The mock site with this year's content, for `npm run shots -- --this-year`. */
  thisYear: '.mock-site/this-year',
  /** The mock site with a made-up edition. Only `npm run test:long` builds it. */
  second: '.mock-site/second',
} as const
export type SiteName = keyof typeof SITES

/** The public address of the made-up sites. */
const ELSEWHERE = { VITE_SITE_URL: ' https://mela.festival.test ' }

/** `tests/all.ts` sets it after it has built all sites. */
const isBuilt = () => process.env.SITES_ARE_BUILT === 'yes'

/** Builds a site, unless this run has built all of them. `checkout` is the folder of another checkout. */
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
