import { expect, test } from 'vitest'
import { policyOf } from '@/build/policy'
import { aftermovie } from '@/content/aftermovie'

const MAP = 'https://www.openstreetmap.org/export/embed.html'
// The tests' own `content/frames` is a page of the mock server.
const framed = { frames: { map: `${MAP}?bbox=1` }, aftermovie }

/** A directive of the policy that a production build with these values would carry. */
function directive(name: string, env: Record<string, string>): string[] {
  const policy = policyOf({ VITE_MASTER_API_URL: 'https://master.festival.test', ...env }, framed)
  const found = policy.split('; ').find((each) => each.startsWith(name))
  return found?.split(' ') ?? []
}

test('no script and no style that stands in the page itself is run', () => {
  for (const name of ['script-src', 'style-src']) {
    const sources = directive(name, {})
    expect(sources).toContain("'self'")
    expect(sources.filter((source) => /unsafe|^\*$|^https:$|^data:/.test(source))).toEqual([])
  }
})

test('frames come from the configured games, and from nowhere else but the third parties', () => {
  const games = {
    VITE_WITCH_GAME_URL: 'https://witch.festival.test/play/',
    VITE_CANS_GAME_URL: 'https://cans.festival.test',
  }
  const frames = directive('frame-src', games)
  expect(frames).toContain('https://witch.festival.test')
  expect(frames).toContain('https://cans.festival.test')
  expect(directive('connect-src', games)).toContain('https://cans.festival.test')
})

test('without games only the map of the campus may be framed beside the third parties', () => {
  const frames = directive('frame-src', { VITE_WITCH_GAME_URL: '', VITE_CANS_GAME_URL: '' })
  expect(frames.filter((source) => !/google|^frame-src$|^$/.test(source))).toEqual([
    'https://www.openstreetmap.org/export/embed.html',
  ])
})

test('analytics may be reached where it is configured, and nowhere else', () => {
  expect(directive('script-src', {})).not.toContain('https://*.googletagmanager.com')
  const configured = { VITE_GA_MEASUREMENT_ID: 'G-FESTIVAL65' }
  expect(directive('script-src', configured)).toContain('https://*.googletagmanager.com')
  expect(directive('connect-src', configured)).toContain('https://*.google-analytics.com')
})
