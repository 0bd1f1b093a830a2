export type RawEnv = Record<string, string | undefined>

const MAIN_SITE = 'https://springfest.in/'
const OWN_SITE = 'https://www.springfest.in/'

/** The build also imports this file, so its imports must not use `@`. */
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

export const GAME_URL = /^VITE_(.+)_GAME_URL$/

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

/** Each path begins with a slash, so a trailing slash is removed. */
function host(value: string | undefined) {
  return text(value)?.replace(/\/+$/, '')
}
