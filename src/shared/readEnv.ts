/** What a deployer sets, by the names of `.env.example`. */
export type RawEnv = Record<string, string | undefined>

const MAIN_SITE = 'https://springfest.in/'
const OWN_SITE = 'https://www.springfest.in/'

/**
 * Everything a deployer sets, with its defaults; the build reads it by this file as well, which therefore knows no
 * alias. An optional value that is absent is `undefined`, and the screen that needs it says so.
 */
export function readEnv(raw: RawEnv) {
  const paymentUrl = text(raw.VITE_PAYMENT_URL) ?? MAIN_SITE
  return {
    siteUrl: text(raw.VITE_SITE_URL) ?? OWN_SITE,
    masterApiUrl: host(raw.VITE_MASTER_API_URL) ?? '',
    userEventsApiUrl: host(raw.VITE_USER_EVENTS_API_URL) ?? host(raw.VITE_MASTER_API_URL) ?? '',
    gamesApiUrl: host(raw.VITE_GAMES_API_URL),
    gameUrls: gameUrls(raw),
    paymentUrl,
    merchCheckoutUrl: text(raw.VITE_MERCH_CHECKOUT_URL) ?? paymentUrl,
    googleClientId: text(raw.VITE_GOOGLE_CLIENT_ID),
    gaMeasurementId: text(raw.VITE_GA_MEASUREMENT_ID),
    recaptchaSiteKey: text(raw.VITE_RECAPTCHA_SITE_KEY) ?? '',
  }
}

/** `VITE_<NAME>_GAME_URL`, for the games of `content/games.ts`. */
export const GAME_URL = /^VITE_(.+)_GAME_URL$/

/** Addresses of the games by the games' names. */
function gameUrls(raw: RawEnv): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(raw).flatMap(([variable, value]) => {
      const game = GAME_URL.exec(variable)?.[1]
      return game ? [[game.toLowerCase(), text(value)]] : []
    }),
  )
}

function text(value: string | undefined) {
  return value?.trim() || undefined
}

/** Hosts are written with and without a closing slash; calls add their own. */
function host(value: string | undefined) {
  return text(value)?.replace(/\/+$/, '')
}
