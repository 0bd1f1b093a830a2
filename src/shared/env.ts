const raw = import.meta.env

const text = (value: string | undefined) => value?.trim() || undefined
/** Hosts are written with and without a closing slash; calls add their own. */
const host = (value: string | undefined) => text(value)?.replace(/\/+$/, '')

/**
 * Everything a deployer sets, read once (names and meanings: `.env.example`).
 * An optional value that is absent is `undefined`, and the screen that needs it says so.
 */
export const env = {
  masterApiUrl: host(raw.VITE_MASTER_API_URL) ?? '',
  userEventsApiUrl: host(raw.VITE_USER_EVENTS_API_URL) ?? host(raw.VITE_MASTER_API_URL) ?? '',
  gamesApiUrl: host(raw.VITE_GAMES_API_URL),
  gameUrls: { witch: text(raw.VITE_WITCH_GAME_URL), cans: text(raw.VITE_CANS_GAME_URL) },
  paymentUrl: text(raw.VITE_PAYMENT_URL) ?? 'https://springfest.in/',
  merchCheckoutUrl:
    text(raw.VITE_MERCH_CHECKOUT_URL) ?? text(raw.VITE_PAYMENT_URL) ?? 'https://springfest.in/',
  googleClientId: text(raw.VITE_GOOGLE_CLIENT_ID),
  gaMeasurementId: text(raw.VITE_GA_MEASUREMENT_ID),
  recaptchaSiteKey: text(raw.VITE_RECAPTCHA_SITE_KEY) ?? '',
}
