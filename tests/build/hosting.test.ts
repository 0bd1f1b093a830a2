import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { screenPages } from '@/app/pages'
import { hostFiles } from '@/platform/build/hosting'
import { policyOf } from '@/platform/build/policy'
import { aftermovie } from '@/content/aftermovie'
import { frames } from '@/content/frames'
import { readRules } from '../host/rules'
import { SITES } from '../sites'

const pages = screenPages.flatMap((screen) => screen.pages)
const { headersOf, redirectOf } = readRules(SITES.production)
const everywhere = headersOf('/of/no/page')
const textOf = (name: string) => readFileSync(join(SITES.production, name), 'utf8')

test('no other site may show the site in a frame', () => {
  expect(everywhere.get('Content-Security-Policy')).toBe("frame-ancestors 'none'")
  expect(everywhere.get('X-Frame-Options')).toBe('DENY')
  const site = { pages, frames, aftermovie }
  const withOwnGame = hostFiles({ VITE_WITCH_GAME_URL: '/witch/index.html' }, site)
  expect(withOwnGame._headers).toContain("frame-ancestors 'self'")
  expect(withOwnGame._headers).toContain('X-Frame-Options: SAMEORIGIN')
})

test('what games, film, barcode and the sign-in pop-up use stays allowed', () => {
  expect(everywhere.get('Cross-Origin-Opener-Policy')).toBe('same-origin-allow-popups')
  const off = everywhere.get('Permissions-Policy') ?? ''
  expect(off).toContain('camera=()')
  expect(off).not.toMatch(/autoplay|fullscreen|gamepad|encrypted-media|picture|wake-lock|clipboard/)
})

test('revalidates documents, caches hashed files for a year and drawings for a day, repeats no header', () => {
  const cacheOf = (path: string) => headersOf(path).get('Cache-Control')
  for (const { path } of pages) expect(cacheOf(path), path).toBe('no-cache')
  expect(cacheOf('/assets/site.js')).toBe('public, max-age=31536000, immutable')
  expect(cacheOf('/art/any.svg')).toBe('public, max-age=86400')
  // Cloudflare reads no more than 100 rules.
  expect(textOf('_headers').match(/^\//gm)?.length).toBeLessThan(100)
})

test('an unknown address gets the home page, a missing script does not', () => {
  expect(redirectOf('/of/no/page')).toMatchObject({ to: '/index.html', status: 200 })
  expect(redirectOf('/assets/old.js')).toMatchObject({ to: '/assets/404.html', status: 404 })
  expect(textOf('assets/404.html')).toContain('Go to the home page')
})

test('nginx redirects a link with punctuation after it to the page itself', () => {
  const [, pattern = ''] = /^rewrite "(.*)" \$1 redirect;$/m.exec(textOf('nginx.conf')) ?? []
  const meant = (path: string) => path.replace(new RegExp(pattern), '$1')
  expect(meant('/faqs).')).toBe('/faqs')
  expect(meant('/games/witch,')).toBe('/games/witch')
  for (const path of ['/', '/faqs', '/faqs/', '/assets/site-1.js', '/).'])
    expect(meant(path)).toBe(path)
})

test('nginx gets the same rules as the other hosts', () => {
  for (const [name, value] of headersOf('/').entries()) {
    if (name === 'cache-control') continue
    expect(textOf('nginx.conf')).toMatch(new RegExp(`add_header ${name} ".*" always;`, 'i'))
    expect(textOf('nginx.conf')).toContain(`"${value}"`)
  }
  const cache = headersOf('/assets/x.js').get('Cache-Control')
  expect(textOf('nginx.conf')).toContain(`if ($uri ~ ^/assets/) { set $keep "${cache}"; }`)
})

const MAP = 'https://www.openstreetmap.org/export/embed.html'
// The tests' own `content/frames` is a page of the mock server.
const framed = { frames: { map: `${MAP}?bbox=1` }, aftermovie }

/** A directive of the policy that a production build with these values would carry. */
function directive(name: string, env: Record<string, string>): string[] {
  const policy = policyOf({ VITE_MASTER_API_URL: 'https://master.festival.test', ...env }, framed, {
    styles: [],
    scripts: [],
  })
  const match = policy.split('; ').find((entry) => entry.startsWith(name))
  return match?.split(' ') ?? []
}

test('the policy forbids inline scripts and inline styles', () => {
  for (const name of ['script-src', 'style-src']) {
    const sources = directive(name, {})
    expect(sources).toContain("'self'")
    expect(sources.filter((source) => /unsafe|^\*$|^https:$|^data:/.test(source))).toEqual([])
  }
})

test('the policy allows requests to the servers, and frames of the configured games', () => {
  const games = {
    VITE_USER_EVENTS_API_URL: 'https://user-events.festival.test',
    VITE_GAMES_API_URL: 'https://games.festival.test/scores',
    VITE_WITCH_GAME_URL: 'https://witch.festival.test/play/',
    VITE_CANS_GAME_URL: 'https://cans.festival.test',
  }
  const frames = directive('frame-src', games)
  expect(frames).toContain('https://witch.festival.test')
  expect(frames).toContain('https://cans.festival.test')
  const calls = directive('connect-src', games)
  for (const name of ['master', 'user-events', 'games'])
    expect(calls).toContain(`https://${name}.festival.test`)
  expect(calls.join()).not.toMatch(/witch|cans|openstreetmap/)
})

test('the policy allows analytics only where it is configured', () => {
  expect(directive('script-src', {})).not.toContain('https://*.googletagmanager.com')
  const configured = { VITE_GA_MEASUREMENT_ID: 'G-FESTIVAL65' }
  expect(directive('script-src', configured)).toContain('https://*.googletagmanager.com')
  expect(directive('connect-src', configured)).toContain('https://*.google-analytics.com')
})
