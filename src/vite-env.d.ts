/// <reference types="vite/client" />

/* eslint-disable @typescript-eslint/consistent-type-definitions -- only an interface can add to Vite's own */

/** The environment variables; `.env.example` explains each. Read once, in `festival/env.ts`. */
interface ImportMetaEnv {
  readonly VITE_SITE_URL?: string
  readonly VITE_MASTER_API_URL?: string
  readonly VITE_USER_EVENTS_API_URL?: string
  readonly VITE_GAMES_API_URL?: string
  readonly VITE_PAYMENT_URL?: string
  readonly VITE_MERCH_CHECKOUT_URL?: string
  readonly VITE_GOOGLE_CLIENT_ID?: string
  readonly VITE_RECAPTCHA_SITE_KEY?: string
  readonly VITE_GA_MEASUREMENT_ID?: string
  readonly [gameUrl: `VITE_${string}_GAME_URL`]: string | undefined
}

interface Window {
  /** Of index.html, in the documents that have the preloader. */
  dismissPreloader?: () => void
}
