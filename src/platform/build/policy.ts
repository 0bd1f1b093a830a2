import { createHash } from 'node:crypto'
import { readEnv, type RawEnv } from '../../shared/readEnv.ts'
import type { SiteData } from './siteData.ts'

type Framed = Pick<SiteData, 'frames' | 'aftermovie'>

const CAPTCHA = 'https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/'

/** The servers that a document may contact, and the hashes of its inline styles and scripts, as a meta element. */
export function policyTag(
  env: RawEnv,
  site: Framed,
  inline: { css: string; scripts: string[] },
): string {
  const styles = [hashOf(inline.css)]
  const scripts = inline.scripts.map(hashOf)
  return `<meta http-equiv="Content-Security-Policy" content="${policyOf(env, site, { styles, scripts })}" />`
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/**
 * Each third party has the paths that its documentation asks for. There is no `require-trusted-types-for 'script'`: it
 * would block the scripts that the captcha, Google's sign-in and analytics add. It cannot be set for other screens only,
 * because the policy of one document holds for every screen that is opened from it. `script-src` blocks injected scripts.
 */
export function policyOf(
  env: RawEnv,
  site: Framed,
  hashes: { styles: string[]; scripts: string[] } = { styles: [], scripts: [] },
): string {
  const origins = ['VITE_MASTER_API_URL', 'VITE_USER_EVENTS_API_URL', 'VITE_GAMES_API_URL']
    .map((name) => env[name]?.trim())
    .filter((url): url is string => Boolean(url))
    .map((url) => new URL(url).origin)
  const framed = frameSources(env, site)
  const { scripts, calls } = analyticsSources(env)
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...hashes.scripts, CAPTCHA, 'https://accounts.google.com/gsi/client', ...scripts].join(' ')}`,
    `style-src ${["'self'", ...hashes.styles, 'https://accounts.google.com/gsi/style'].join(' ')}`,
    `img-src ${["'self'", 'data:', 'blob:', ...calls].join(' ')}`,
    "font-src 'self'",
    "worker-src 'self'",
    `connect-src 'self' ${[...new Set([...origins, ...calls])].join(' ')} https://accounts.google.com/gsi/`,
    `frame-src ${framed.join(' ')} https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/ https://accounts.google.com/gsi/`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
  ].join('; ')
}

/** Who may show the site in a frame: nobody, or the site itself where it frames pages of its own. */
export function framingOf(env: RawEnv, site: Framed): "'self'" | "'none'" {
  return frameSources(env, site).includes("'self'") ? "'self'" : "'none'"
}

function frameSources(env: RawEnv, { frames, aftermovie }: Framed): string[] {
  // A CSP source has no query.
  const maps = Object.values(frames).map((page) => page.replace(/\?.*$/, ''))
  const games = Object.values(readEnv(env).gameUrls).filter((url) => url !== undefined)
  const film = aftermovie.videoId ? [aftermovie.player] : []
  const sources = [
    ...maps,
    ...film,
    ...games.map((url) => (isOwn(url) ? url : new URL(url).origin)),
  ]
  return [...new Set(sources.map((source) => (isOwn(source) ? "'self'" : source)))]
}

const isOwn = (url: string) => url.startsWith('/')

function analyticsSources(env: RawEnv) {
  if (!env.VITE_GA_MEASUREMENT_ID?.trim()) return { scripts: [], calls: [] }
  const host = 'https://*.googletagmanager.com'
  const calls = ['https://*.google-analytics.com', 'https://*.analytics.google.com', host]
  return { scripts: [host], calls }
}
