import type { RawEnv } from '../../festival/readEnv.ts'
import { frameAncestors } from './policy.ts'
import type { PageData, SiteData } from './siteData.ts'

export type SiteFacts = Pick<SiteData, 'frames' | 'aftermovie'> & {
  pages: Pick<PageData, 'path'>[]
}
type Headers = Record<string, string>
/** `path` is an address, or a folder that ends in `/*`. */
export type Rule = { path: string; headers: Headers }

/**
 * Other features are in use: by the site (the barcode keeps the screen on), by Google's sign-in, and by games and film
 * (`allow` in GameScreen.tsx and YouTubeFilm.tsx).
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

/** With `no-cache`, browsers revalidate a page at each visit. */
export const PAGE_CACHE_CONTROL = 'no-cache'

/**
 * Some hosts also send this with a 404, and a browser then remembers for a year that the file is missing. That matters only
 * if the file is published again, for example with an older build (`../README.md`, section 7).
 */
export const FILE_CACHE_CONTROL = {
  // Browsers must revalidate the worker to find a new one.
  '/sw.js': 'no-cache',
  // The name changes with the content.
  '/assets/*': 'public, max-age=31536000, immutable',
  '/art/*': 'public, max-age=86400',
  '/film/*': 'public, max-age=86400',
  '/icons/*': 'public, max-age=86400',
}

export function securityHeaders(env: RawEnv, site: SiteFacts): Headers {
  const ancestors = frameAncestors(env, site)
  return {
    // Only the directive that is not possible in a meta element. The others are in each page, with the hash of its styles. A
    // header would be wrong for an unknown address, because hosts send the home page there.
    'Content-Security-Policy': `frame-ancestors ${ancestors}`,
    'X-Frame-Options': ancestors === "'none'" ? 'DENY' : 'SAMEORIGIN',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': UNUSED_FEATURES.map((name) => `${name}=()`).join(', '),
    // `same-origin` would separate the pop-up of Google's sign-in from this page.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    // Without `includeSubDomains`, because subdomains have other sites of the festival.
    'Strict-Transport-Security': 'max-age=31536000',
  }
}

/**
 * Two rules must not set the same header for an address: Cloudflare would join the values, and other hosts would choose one.
 * Other pages get the default of the host, which means the same as `no-cache`.
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
