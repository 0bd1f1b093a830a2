import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { createBuilder } from 'vite'
import { games } from '../../../src/content/games'
import { FRAMES } from '../../mocks/frames/paths'
import type { Hosts } from '../../mocks/hosts'

const OUT = '.bench'
const FRAME_ADDRESSES = join(process.cwd(), 'tests/mocks/frames/addresses.ts')

/**
 * Builds for production as `tests/sites.ts` does, against the mock server's addresses. Instead of third-party pages
 * in frames it uses the mock server's small ones, because the bench runs without a network.
 */
export async function buildSite(hosts: Hosts): Promise<string> {
  Object.assign(process.env, parseEnv(readFileSync('.env.example', 'utf8')), {
    VITE_MASTER_API_URL: hosts.master,
    VITE_USER_EVENTS_API_URL: hosts.userEvents,
    VITE_GAMES_API_URL: hosts.games,
    ...Object.fromEntries(
      Object.keys(games).map((game) => [
        `VITE_${game.toUpperCase()}_GAME_URL`,
        `${FRAMES}game.html?game=${game}`,
      ]),
    ),
  })
  const builder = await createBuilder({
    logLevel: 'warn',
    build: { outDir: OUT, emptyOutDir: true },
    resolve: { alias: [{ find: '@/content/frames', replacement: FRAME_ADDRESSES }] },
  })
  await builder.buildApp()
  cpSync('tests/mocks/frames', join(OUT, FRAMES), { recursive: true })
  return OUT
}
