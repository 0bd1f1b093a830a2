import { games as gamesOfThisYear } from '../../src/content/games.ts'
import { games as gamesOfFrozen } from '../editions/frozen/content.ts'
import { games as gamesOfSecond } from '../editions/second/content.ts'
import type { Edition } from '../editions/aliasOf.ts'
import { FRAMES } from './frames/paths.ts'
import { hosts } from './hosts.ts'

const GAMES = { frozen: gamesOfFrozen, second: gamesOfSecond }

/**
 * The environment of the mock site and of the tests. No request leaves the browser. `.env` is not read, so it cannot
 * change a test, and every game is a page of the mock server.
 */
export function mockEnv(edition?: Edition): Record<string, string> {
  const games = Object.keys(edition ? GAMES[edition] : gamesOfThisYear)
  return {
    VITE_MASTER_API_URL: hosts.master,
    VITE_USER_EVENTS_API_URL: hosts.userEvents,
    VITE_GAMES_API_URL: hosts.games,
    VITE_PAYMENT_URL: 'https://pay.festival.test/',
    VITE_MERCH_CHECKOUT_URL: 'https://pay.festival.test/',
    VITE_GOOGLE_CLIENT_ID: 'mock-client',
    VITE_RECAPTCHA_SITE_KEY: 'mock-site-key',
    VITE_GA_MEASUREMENT_ID: '',
    ...Object.fromEntries(
      games.map((name) => [
        `VITE_${name.toUpperCase()}_GAME_URL`,
        `${FRAMES}game.html?game=${name}`,
      ]),
    ),
  }
}
