import { createHash } from 'node:crypto'
import { readEnv, type RawEnv } from '../../festival/readEnv.ts'
import type { SiteData } from './siteData.ts'

type FramedPages = Pick<SiteData, 'frames' | 'aftermovie'>

type Sources = Partial<
  Record<'script-src' | 'style-src' | 'img-src' | 'connect-src' | 'frame-src', string[]>
>

/** https://developers.google.com/recaptcha/docs/faq, "I'm using content-security-policy (CSP) on my website" */
const CAPTCHA: Sources = {
  'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  // The FAQ does not mention it, but the script posts to `/recaptcha/api2/clr` from the page itself.
  'connect-src': ['https://www.google.com/recaptcha/'],
}

/** https://developers.google.com/identity/gsi/web/guides/get-google-api-clientid#content_security_policy */
const SIGN_IN: Sources = {
  'script-src': ['https://accounts.google.com/gsi/client'],
  'style-src': ['https://accounts.google.com/gsi/style'],
  'connect-src': ['https://accounts.google.com/gsi/'],
  'frame-src': ['https://accounts.google.com/gsi/'],
}

/** https://developers.google.com/tag-platform/security/guides/csp, "Google Analytics 4" */
const ANALYTICS_HOSTS = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
]
const ANALYTICS: Sources = {
  'script-src': ['https://*.googletagmanager.com'],
  'img-src': ANALYTICS_HOSTS,
  'connect-src': ANALYTICS_HOSTS,
}

export function policyTag(
  env: RawEnv,
  site: FramedPages,
  inline: { css: string; scripts: string[] },
): string {
  const styles = [hashSource(inline.css)]
  const scripts = inline.scripts.map(hashSource)
  return `<meta http-equiv="Content-Security-Policy" content="${policyOf(env, site, { styles, scripts })}" />`
}

const hashSource = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/**
 * Every page allows all third parties, because the policy of the first page also holds for screens that open from it.
 * `require-trusted-types-for 'script'` is missing, because it would block the scripts that third parties add.
 */
export function policyOf(
  env: RawEnv,
  site: FramedPages,
  hashes: { styles: string[]; scripts: string[] },
): string {
  const others = [CAPTCHA, SIGN_IN, ...(env.VITE_GA_MEASUREMENT_ID?.trim() ? [ANALYTICS] : [])]
  const directive = (name: keyof Sources, own: string[]) =>
    [name, ...new Set([...own, ...others.flatMap((sources) => sources[name] ?? [])])].join(' ')
  return [
    "default-src 'self'",
    directive('script-src', ["'self'", ...hashes.scripts]),
    directive('style-src', ["'self'", ...hashes.styles]),
    directive('img-src', ["'self'", 'data:', 'blob:']),
    "font-src 'self'",
    "worker-src 'self'",
    directive('connect-src', ["'self'", ...apiOrigins(env)]),
    directive('frame-src', frameSources(env, site)),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
  ].join('; ')
}

/** Only this site may show this site in a frame, and only if it frames a page of its own. */
export function frameAncestors(env: RawEnv, site: FramedPages): "'self'" | "'none'" {
  return frameSources(env, site).includes("'self'") ? "'self'" : "'none'"
}

function apiOrigins(env: RawEnv): string[] {
  return ['VITE_MASTER_API_URL', 'VITE_USER_EVENTS_API_URL', 'VITE_GAMES_API_URL']
    .map((name) => env[name]?.trim())
    .filter((url): url is string => Boolean(url))
    .map((url) => new URL(url).origin)
}

/** Maps, film and games. A game may change its own address, so its whole origin is allowed. */
function frameSources(env: RawEnv, { frames, aftermovie }: FramedPages): string[] {
  const sources = [
    ...Object.values(frames).map((url) => sourceOf(url, 'address')),
    ...(aftermovie.videoId ? [sourceOf(aftermovie.player, 'address')] : []),
    ...gameUrls(env).map((url) => sourceOf(url, 'origin')),
  ]
  return [...new Set(sources)]
}

function sourceOf(url: string, scope: 'address' | 'origin'): string {
  if (url.startsWith('/')) return "'self'"
  // A source in a policy has no query string.
  return scope === 'origin' ? new URL(url).origin : url.replace(/\?.*$/, '')
}

function gameUrls(env: RawEnv): string[] {
  return Object.values(readEnv(env).gameUrls).filter((url) => url !== undefined)
}
