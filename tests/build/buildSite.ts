import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from 'node:util'

/** A real production build with the environment of `.env.example`. The result is its folder. */
export function buildSite({ env = {} }: { env?: Record<string, string> } = {}): string {
  const out = mkdtempSync(join(tmpdir(), 'site-'))
  const vite = 'node_modules/vite/bin/vite.js'
  const example = parseEnv(readFileSync('.env.example', 'utf8'))
  execFileSync(process.execPath, [vite, 'build', '--outDir', out, '--logLevel', 'error'], {
    env: { ...process.env, NODE_ENV: 'production', ...example, ...env },
    stdio: 'pipe',
  })
  return out
}
