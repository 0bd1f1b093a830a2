import { loadConfigFromFile } from 'vite'
import { afterEach, expect, test, vi } from 'vitest'
import { fieldsOf, listOf, textOf } from '@/shared/lib/unknown'

afterEach(() => vi.unstubAllEnvs())

/** A directive of the policy that a production build with these games would carry. */
async function directive(name: string, games: Record<string, string>): Promise<string[]> {
  vi.stubEnv('VITE_MASTER_API_URL', 'https://master.festival.test')
  for (const [key, value] of Object.entries(games)) vi.stubEnv(key, value)
  const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' })
  const plugin = listOf(loaded?.config.plugins)
    .map(fieldsOf)
    .find((each) => each.name === 'content-security-policy')
  const transform = plugin?.transformIndexHtml
  const [tag] = typeof transform === 'function' ? listOf(Reflect.apply(transform, plugin, [])) : []
  const policy = textOf(fieldsOf(fieldsOf(tag).attrs).content)
  return (
    policy
      .split('; ')
      .find((each) => each.startsWith(name))
      ?.split(' ') ?? []
  )
}

test('no script and no style that stands in the page itself is run', async () => {
  for (const name of ['script-src', 'style-src']) {
    const sources = await directive(name, {})
    expect(sources).toContain("'self'")
    expect(sources.filter((source) => /unsafe|^\*$|^https:$|^data:/.test(source))).toEqual([])
  }
})

test('frames come from the configured games, and from nowhere else but the third parties', async () => {
  const games = {
    VITE_WITCH_GAME_URL: 'https://witch.festival.test/play/',
    VITE_CANS_GAME_URL: 'https://cans.festival.test',
  }
  const frames = await directive('frame-src', games)
  expect(frames).toContain('https://witch.festival.test')
  expect(frames).toContain('https://cans.festival.test')
  expect(await directive('connect-src', games)).toContain('https://cans.festival.test')
})

test('without games only the map of the campus may be framed beside the third parties', async () => {
  const frames = await directive('frame-src', { VITE_WITCH_GAME_URL: '', VITE_CANS_GAME_URL: '' })
  expect(frames.filter((source) => !/google|^frame-src$|^$/.test(source))).toEqual([
    'https://www.openstreetmap.org/export/embed.html',
  ])
})

test('analytics may be reached where it is configured, and nowhere else', async () => {
  expect(await directive('script-src', {})).not.toContain('https://*.googletagmanager.com')
  const configured = { VITE_GA_MEASUREMENT_ID: 'G-FESTIVAL65' }
  expect(await directive('script-src', configured)).toContain('https://*.googletagmanager.com')
  expect(await directive('connect-src', configured)).toContain('https://*.google-analytics.com')
})
