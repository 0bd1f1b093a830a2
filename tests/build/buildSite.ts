import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from 'node:util'

type Options = { env?: Record<string, string>; config?: string }

/** A real production build with the environment of `.env.example`. The result is its folder. */
export function buildSite({ env = {}, config = 'vite.config.ts' }: Options = {}): string {
  const out = mkdtempSync(join(tmpdir(), 'site-'))
  const vite = 'node_modules/vite/bin/vite.js'
  const example = parseEnv(readFileSync('.env.example', 'utf8'))
  execFileSync(
    process.execPath,
    [vite, 'build', '--config', config, '--outDir', out, '--logLevel', 'error'],
    { env: { ...process.env, NODE_ENV: 'production', ...example, ...env }, stdio: 'pipe' },
  )
  return out
}
