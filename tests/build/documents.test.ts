import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { screenPages } from '@/app/pages'
import { edition } from '@/content/edition'
import { SITES } from '../sites'
import { LICENCES } from './licences'
import { allows, thirdPartyRequests } from './thirdPartyRequests'

/** As in `.env.example`. */
const SITE = 'https://www.springfest.in'
const out = SITES.production
const pages = screenPages.flatMap(({ pages, ...screen }) =>
  pages.map((page) => ({ ...screen, ...page })),
)
const read = (file: string) => readFileSync(join(out, file), 'utf8')
const documentOf = (path: string) =>
  read(path === '/' ? 'index.html' : `${decodeURIComponent(path).slice(1)}.html`)
const parsedPages = new Map<string, Document>()
/** Cached, so do not change it: parsing is slow, and each test reads all documents. */
function parsed(path: string): Document {
  const page =
    parsedPages.get(path) ?? new DOMParser().parseFromString(documentOf(path), 'text/html')
  parsedPages.set(path, page)
  return page
}
const meta = (path: string, name: string) =>
  parsed(path)
    .querySelector(`meta[name="${name}"], meta[property="${name}"]`)
    ?.getAttribute('content')

test.each(pages.filter(({ access }) => access !== 'signed-in'))(
  'the document of $path has its metadata and its content (Spec §2)',
  ({ path, title, description, isBare }) => {
    const page = parsed(path)
    expect(page.querySelectorAll('title')).toHaveLength(1)
    expect(page.title).toBe(`${title} | Spring Fest`)
    expect(meta(path, 'description')).toBe(description)
    expect(meta(path, 'og:description')).toBe(description)
    expect(meta(path, 'og:title')).toBe(`${title} | Spring Fest`)
    expect(meta(path, 'og:url')).toBe(SITE + path)
    expect(page.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(SITE + path)
    expect(meta(path, 'og:image')).toBe(`${SITE}/social-card.jpg`)
    expect(meta(path, 'twitter:card')).toBe('summary_large_image')
    expect(page.querySelectorAll('#root h1')).toHaveLength(1)
    // Styles choose one of the two for the width.
    const navigations = page.querySelectorAll(
      'nav:is([aria-label="Main"], [aria-label="Shortcuts"])',
    )
    expect(navigations).toHaveLength(isBare ? 0 : 2)
    expect(page.querySelector('#preloader') !== null).toBe(path === '/')
    expect(page.querySelector('link[rel="expect"][href="#main"]') === null).toBe(path === '/')
  },
)

test.each(pages.filter(({ access }) => access === 'signed-in'))(
  'the document of $path is a loading page that is not indexed, and has a preview for a chat',
  ({ path, title, description }) => {
    expect(meta(path, 'og:title')).toBe(`${title} | Spring Fest`)
    expect(meta(path, 'og:description')).toBe(description)
    expect(parsed(path).title).toBe(`${title} | Spring Fest`)
    expect(meta(path, 'robots')).toBe('noindex')
    expect(parsed(path).querySelector('#root [role="status"]')?.textContent).toContain('Loading')
  },
)

test('no phone makes links of the dates and numbers in a document', () => {
  for (const { path } of pages)
    for (const kind of ['telephone', 'date', 'address', 'email'])
      expect(meta(path, 'format-detection'), path).toContain(`${kind}=no`)
})

const policyIn = (path: string) =>
  parsed(path)
    .querySelector('meta[http-equiv="Content-Security-Policy"]')
    ?.getAttribute('content') ?? ''

/** A visit keeps the policy of its first document. */
test.each(thirdPartyRequests)('every document has a %s that allows %s (%s)', (directive, url) => {
  for (const { path } of pages) expect(allows(policyIn(path), directive, url), path).toBe(true)
})

test('no document contains anything that the strict content policy blocks', () => {
  for (const { path } of pages) {
    const page = parsed(path)
    expect(page.querySelectorAll('[style]'), path).toHaveLength(0)
    expect(meta(path, 'viewport')).toContain('width=device-width')
    const policy = policyIn(path)
    expect(policy, path).not.toContain('unsafe-inline')
    const styles = [...page.querySelectorAll('style')].map(({ textContent }) => textContent)
    expect(styles, path).toHaveLength(1)
    const scripts = [...page.querySelectorAll('script:not([src], [type="application/ld+json"])')]
    expect(scripts, path).toHaveLength(path === '/' ? 2 : 1)
    for (const text of [...styles, ...scripts.map(({ textContent }) => textContent)]) {
      const hash = createHash('sha256').update(text).digest('base64')
      expect(policy, path).toContain(`'sha256-${hash}'`)
    }
  }
})

test('without scripts each form says what it needs', () => {
  for (const path of ['/signin', '/signup', '/forgot-password'])
    expect(parsed(path).querySelector('noscript p')?.textContent, path).toContain(
      'This form needs JavaScript.',
    )
})

test('a document holds all styles of its screen, the base first, and requests no style file', () => {
  for (const { path } of pages) {
    const page = parsed(path)
    const links = [...page.querySelectorAll('link[rel="stylesheet"]')]
    expect(
      links.filter((link) => !link.hasAttribute('disabled')),
      path,
    ).toEqual([])
    const files = links.map((link) => read(link.getAttribute('href')?.slice(1) ?? ''))
    const text = page.querySelector('head style')?.textContent
    expect(text, path).toMatch(/^@layer reset\{/)
    expect(text, path).toBe(files.join(''))
  }
})

test('a document holds the drawings of all icons', () => {
  for (const { path } of pages) {
    const page = parsed(path)
    const missing = [...page.querySelectorAll('use[href^="#"]')].filter(
      (use) => !page.querySelector(use.getAttribute('href') ?? ''),
    )
    expect([path, missing.length]).toEqual([path, 0])
  }
})

test('every file that a document references exists', () => {
  for (const { path } of pages) {
    const names = [...documentOf(path).matchAll(/(?:href|src)="(\/[^"#?]+\.\w+)/g)]
    for (const [, name = ''] of names)
      expect(existsSync(join(out, name)), `${path}: ${name}`).toBe(true)
  }
})

test('titles and descriptions are unique, and short enough for search results', () => {
  const descriptions = pages.map(({ description }) => description)
  expect(new Set(descriptions).size).toBe(pages.length)
  for (const { description, isListed } of pages) {
    if (isListed) expect(description.length, description).toBeGreaterThan(60)
    expect(description.length, description).toBeLessThanOrEqual(160)
  }
})

test('the home page has structured data about the festival', () => {
  const data = parsed('/').querySelector('script[type="application/ld+json"]')?.textContent
  expect(JSON.parse(data ?? '')).toMatchObject({
    '@type': 'Festival',
    url: `${SITE}/`,
    startDate: edition.firstDay,
    endDate: edition.lastDay,
    location: { name: edition.college },
  })
  expect(parsed('/faqs').querySelector('script[type="application/ld+json"]')).toBeNull()
})

test('the sitemap lists the pages that people look for, and no others', () => {
  const listed = [...read('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url)
  expect(listed).toEqual(
    pages.filter(({ isListed }) => isListed).map(({ path }) => new URL(path, SITE).href),
  )
  expect(read('sitemap.xml')).not.toMatch(/forgot-password|dashboard|cart/)
  expect(read('robots.txt')).toContain(`Sitemap: ${SITE}/sitemap.xml`)
})

test('the manifest has everything a browser requires to offer the installation', () => {
  const manifest: unknown = JSON.parse(read('manifest.webmanifest'))
  expect(manifest).toMatchObject({
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    icons: [{ sizes: '192x192' }, { sizes: '512x512' }, { sizes: '512x512', purpose: 'maskable' }],
    screenshots: [{ form_factor: 'wide' }, { form_factor: 'narrow' }],
    shortcuts: [{ url: '/dashboard' }, { url: '/schedule' }, { url: '/events' }],
  })
  const pictures = ['wide', 'narrow'].map((name) => statSync(join(out, `icons/${name}.webp`)).size)
  for (const size of pictures) expect(size).toBeLessThan(40_000)
  const icons = [...read('manifest.webmanifest').matchAll(/"src": "\/([^"]+)"/g)]
  for (const [, name = ''] of icons) expect(existsSync(join(out, name)), name).toBe(true)
  expect(statSync(join(out, 'social-card.jpg')).size).toBeLessThan(150_000)
})

test('every shipped package has a licence that allows it, and the build lists them all', () => {
  const list = read('licences/packages.md')
  const matches = [...list.matchAll(/^## (\S+) - \S+ \((.+)\)$/gm)]
  expect(matches).toHaveLength(list.match(/^## \S+ - /gm)?.length ?? 0)
  const names = matches.map(([, name]) => name)
  for (const name of ['react', 'react-dom', 'axios', 'formik', 'framer-motion', 'yup'])
    expect(names).toContain(name)
  expect(names).not.toContain('msw')
  for (const [, , licence] of matches) expect(LICENCES).toContain(licence)
})

test('the fonts of the theme are published with their licences', () => {
  const hasFonts = readFileSync('src/theme/fonts.css', 'utf8').includes('@font-face')
  const licences = readdirSync(join(out, 'licences')).filter((name) => name.endsWith('.txt'))
  expect(licences.length > 0).toBe(hasFonts)
  for (const name of licences) expect(read(`licences/${name}`)).toMatch(/licen[cs]e/i)
})
