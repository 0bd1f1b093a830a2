import { createHash } from 'node:crypto'
import { readEnv, type RawEnv } from '../../festival/readEnv.ts'
import type { SiteData } from './siteData.ts'

/** What the site shows in frames. */
type FramedPages = Pick<SiteData, 'frames' | 'aftermovie'>

const CAPTCHA = 'https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/'

/** The servers that a document may contact, and the hashes of its inline styles and scripts, as a meta element. */
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
 * Each third party has the paths that its documentation asks for. There is no `require-trusted-types-for 'script'`: it
 * would block the scripts that the captcha, Google's sign-in and analytics add. Nor can only the screens without these
 * scripts set it: the policy of the first document holds for every screen that is opened from it. Against injected scripts
 * there is `script-src`.
 */
export function policyOf(
  env: RawEnv,
  site: FramedPages,
  hashes: { styles: string[]; scripts: string[] },
): string {
  const analytics = analyticsSources(env)
  const connections = new Set([...apiOrigins(env), ...analytics.connections])
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...hashes.scripts, CAPTCHA, 'https://accounts.google.com/gsi/client', ...analytics.scripts].join(' ')}`,
    `style-src ${["'self'", ...hashes.styles, 'https://accounts.google.com/gsi/style'].join(' ')}`,
    // Analytics also sends pixels.
    `img-src ${["'self'", 'data:', 'blob:', ...analytics.connections].join(' ')}`,
    "font-src 'self'",
    "worker-src 'self'",
    `connect-src 'self' ${[...connections].join(' ')} https://accounts.google.com/gsi/`,
    `frame-src ${frameSources(env, site).join(' ')} https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/ https://accounts.google.com/gsi/`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
  ].join('; ')
}

/** Which sites may show this one in a frame: none, or this site itself where it frames a page of its own. */
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

/** The URL as a policy writes it. */
function sourceOf(url: string, scope: 'address' | 'origin'): string {
  if (url.startsWith('/')) return "'self'"
  // A source has no query.
  return scope === 'origin' ? new URL(url).origin : url.replace(/\?.*$/, '')
}

function gameUrls(env: RawEnv): string[] {
  return Object.values(readEnv(env).gameUrls).filter((url) => url !== undefined)
}

function analyticsSources(env: RawEnv): { scripts: string[]; connections: string[] } {
  if (!env.VITE_GA_MEASUREMENT_ID?.trim()) return { scripts: [], connections: [] }
  const tagManager = 'https://*.googletagmanager.com'
  const analytics = ['https://*.google-analytics.com', 'https://*.analytics.google.com']
  return { scripts: [tagManager], connections: [...analytics, tagManager] }
}
