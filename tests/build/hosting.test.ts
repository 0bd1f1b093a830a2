import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { screenPages } from '@/app/head/pages'
import { hostFiles } from '@/build/hosting'
import { aftermovie } from '@/content/aftermovie'
import { frames } from '@/content/frames'
import { readRules } from '../host/rules'

type VercelFile = {
  headers: { source: string; headers: { key: string; value: string }[] }[]
  rewrites: { source: string }[]
}

const site = { screenPages, frames, aftermovie }
const files = hostFiles({ VITE_WITCH_GAME_URL: 'https://witch.festival.test' }, site)
const textOf = (name: string) => files[name] ?? ''
let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hosting-'))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
})
afterAll(() => rmSync(folder, { recursive: true }))

const everywhere = () => readRules(folder).headersOf('/of/no/page')

test('nobody may show the site in a frame, unless it frames a page of its own', () => {
  expect(everywhere().get('Content-Security-Policy')).toBe("frame-ancestors 'none'")
  expect(everywhere().get('X-Frame-Options')).toBe('DENY')
  const own = hostFiles({ VITE_WITCH_GAME_URL: '/witch/index.html' }, site)
  expect(own._headers).toContain("frame-ancestors 'self'")
  expect(own._headers).toContain('X-Frame-Options: SAMEORIGIN')
})

test('what games, film and barcode use is not switched off', () => {
  const off = everywhere().get('Permissions-Policy') ?? ''
  expect(off).toContain('camera=()')
  expect(off).not.toMatch(/autoplay|fullscreen|gamepad|encrypted-media|picture|wake-lock|clipboard/)
})

test('no address gets a header twice, which hosts read in different ways', () => {
  const { headersOf } = readRules(folder)
  const paths = screenPages.flatMap(({ pages }) => pages.map(({ path }) => path))
  for (const path of [...paths, '/assets/site.js', '/art/icons.svg'])
    expect(headersOf(path).get('Cache-Control'), path).toMatch(
      /^(no-cache|public, max-age=\d+(, immutable)?)$/,
    )
  // Cloudflare reads no more than 100 rules.
  expect(textOf('_headers').match(/^\//gm)?.length).toBeLessThan(100)
})

test('nginx and Vercel are told the same as the others', () => {
  const { headers, rewrites }: VercelFile = JSON.parse(textOf('vercel.json'))
  const vercel = new Map(headers.map((rule) => [rule.source, rule.headers]))
  const { headersOf } = readRules(folder)
  for (const [name, value] of headersOf('/').entries()) {
    if (name === 'cache-control') continue
    const found = vercel.get('/(.*)')?.find(({ key }) => key.toLowerCase() === name)
    expect(found?.value, name).toBe(value)
    expect(textOf('nginx.conf')).toMatch(new RegExp(`add_header ${name} ".*" always;`, 'i'))
    expect(textOf('nginx.conf')).toContain(`"${value}"`)
  }
  const cache = headersOf('/assets/x.js').get('Cache-Control')
  expect(vercel.get('/assets/(.*)')).toEqual([{ key: 'Cache-Control', value: cache }])
  expect(textOf('nginx.conf')).toContain(`if ($uri ~ ^/assets/) { set $keep "${cache}"; }`)
  expect(rewrites.map(({ source }) => new RegExp(`^${source}$`).test('/assets/gone.js'))).toEqual([
    false,
  ])
})
