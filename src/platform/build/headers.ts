import type { RawEnv } from '../../festival/readEnv.ts'
import { frameAncestors } from './policy.ts'
import type { PageData, SiteData } from './siteData.ts'

export type SiteFacts = Pick<SiteData, 'frames' | 'aftermovie'> & {
  pages: Pick<PageData, 'path'>[]
}
type Headers = Record<string, string>
/** An address, or a folder that ends in `/*`. */
export type Rule = { path: string; headers: Headers }

/**
 * Switched off for the site and its frames. Not listed are the features that are used: by the site (the barcode keeps
 * the screen on), by Google's sign-in, and by games and film (`allow` in GameScreen.tsx and YouTubeFilm.tsx).
 */
const UNUSED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
]

/** Browsers revalidate pages on each visit. */
export const PAGE_CACHE_CONTROL = 'no-cache'

/**
 * How long browsers cache the files of a folder. Some hosts send this with a 404 as well: a browser then remembers
 * for a year that the file is missing. It harms only if that file is published again, as when going back to an older
 * build (`../README.md`, section 7).
 */
export const FILE_CACHE_CONTROL = {
  // Always revalidated, so that a new worker is found.
  '/sw.js': 'no-cache',
  // The name changes with the content.
  '/assets/*': 'public, max-age=31536000, immutable',
  '/art/*': 'public, max-age=86400',
  '/film/*': 'public, max-age=86400',
  '/icons/*': 'public, max-age=86400',
}

/** For every address of the site. */
export function securityHeaders(env: RawEnv, site: SiteFacts): Headers {
  const ancestors = frameAncestors(env, site)
  return {
    // Only what a meta element cannot say. The rest is a meta element of each page, with the hash of its styles: a header
    // goes by address, and for an unknown address hosts send the home page.
    'Content-Security-Policy': `frame-ancestors ${ancestors}`,
    'X-Frame-Options': ancestors === "'none'" ? 'DENY' : 'SAMEORIGIN',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': UNUSED_FEATURES.map((name) => `${name}=()`).join(', '),
    // `same-origin` would cut off the pop-up of Google's sign-in before it could answer.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    // Without `includeSubDomains`: other sites of the festival live below the same name.
    'Strict-Transport-Security': 'max-age=31536000',
  }
}

/**
 * No address gets the same header from two rules: Cloudflare would join the values, and other hosts would choose one.
 * A page that is not listed gets what the hosts send by default, which means the same as `no-cache`.
 */
export function rulesOf(env: RawEnv, site: SiteFacts): Rule[] {
  return [
    { path: '/*', headers: securityHeaders(env, site) },
    ...Object.entries(FILE_CACHE_CONTROL).map(([path, cache]) => ruleOf(path, cache)),
    ...site.pages.map(({ path }) => ruleOf(path, PAGE_CACHE_CONTROL)),
  ]
}

function ruleOf(path: string, cache: string): Rule {
  return { path, headers: { 'Cache-Control': cache } }
}
