import { execFile } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const SLOW = 60_000

/** What a build for production says when it stops at its environment; it comes to nothing else. */
async function stoppedBuild(env: Record<string, string>): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), 'env-build-'))
  const command = ['node_modules/vite/bin/vite.js', 'build', '--outDir', outDir]
  const all = { ...process.env, NODE_ENV: 'production', VITE_RECAPTCHA_SITE_KEY: 'key', ...env }
  try {
    await promisify(execFile)(process.execPath, command, { env: all })
  } catch (error) {
    return error instanceof Error ? error.message : ''
  }
  throw new Error('The build did not stop')
}

test.each([
  [{ VITE_MASTER_API_URL: 'masterapi.test' }, 'VITE_MASTER_API_URL is not a web address'],
  [{ VITE_WITCH_GAME_URL: 'https://a b' }, 'VITE_WITCH_GAME_URL is not a web address'],
  [{ VITE_PAYMENT_URL: 'https://www.springfest.in/' }, 'VITE_PAYMENT_URL leads to'],
  [{ VITE_GAMES_API_URL: 'http://games.test' }, 'VITE_GAMES_API_URL must begin with https://'],
])(
  'a build with %o stops, and says why by the name of the variable',
  async (broken, words) => {
    const said = await stoppedBuild({ VITE_MASTER_API_URL: 'https://master.test', ...broken })
    expect(said).toContain(words)
    expect(said).toContain('Copy .env.example to .env')
    expect(said).not.toContain('TypeError')
  },
  SLOW,
)
