import { existsSync, readFileSync, statSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { publicScreens } from '@/blocks/publicScreens'
import { edition } from '@/content/edition'
import { fieldsOf, textOf } from '@/shared/lib/unknown'
import { CARD, festivalData } from '@/app/documents/festival'
import { pages } from '@/app/documents/pages'
import { screenFileOf } from '@/app/documents/screenFiles'

const source = readFileSync('index.html', 'utf8')

/** What the plugin makes of the page that it finds. */
function filledIn(env: Record<string, string> = {}): string {
  const { handler } = fieldsOf(pages(env).transformIndexHtml)
  if (typeof handler !== 'function') throw new Error('The plugin has no page to fill in')
  return textOf(Reflect.apply(handler, null, [source]))
}

const SITE = 'https://www.springfest.in'

/** What the plugin writes beside the scripts, by file name. */
function written(env: Record<string, string> = {}): Map<string, string> {
  const index = { type: 'asset', source: filledIn(env) }
  const files = new Map<string, string>()
  const emitFile = vi.fn(({ fileName, source }: { fileName: string; source: string }) =>
    files.set(fileName, source),
  )
  const chunk = (name: string, more: object) => ({
    type: 'chunk',
    fileName: `assets/${name}.js`,
    imports: [],
    facadeModuleId: null,
    isEntry: false,
    ...more,
  })
  const bundle = {
    'index.html': index,
    entry: chunk('entry', { isEntry: true, imports: ['assets/every.js'] }),
    every: chunk('every', {}),
    site: chunk('start', {
      facadeModuleId: '/x/src/app/start.tsx',
      imports: ['assets/every.js', 'assets/router.js'],
      viteMetadata: { importedCss: new Set(['assets/nav.css']) },
    }),
    router: chunk('router', {}),
    faqs: chunk('FaqsScreen', {
      facadeModuleId: '/x/src/features/faqs/FaqsScreen.tsx',
      imports: ['assets/every.js', 'assets/Accordion.js'],
      viteMetadata: { importedCss: new Set(['assets/faqs.css']) },
    }),
    accordion: chunk('Accordion', {}),
    'assets/shrikhand-1.woff2': { type: 'asset' },
  }
  const generate: unknown = pages(env).generateBundle
  if (typeof generate !== 'function') throw new Error('The plugin writes nothing')
  Reflect.apply(generate, { emitFile }, [{}, bundle])
  return files.set('index.html', index.source)
}

const files = written()
const page = (path: string) => {
  const text = files.get(path === '/' ? 'index.html' : `${decodeURIComponent(path).slice(1)}.html`)
  return new DOMParser().parseFromString(text ?? '', 'text/html')
}
const meta = (path: string, name: string) =>
  page(path)
    .querySelector(`meta[name="${name}"], meta[property="${name}"]`)
    ?.getAttribute('content')

test.each(publicScreens)(
  'a shared link to $path tells what is there, without scripts',
  (screen) => {
    const { path, title, description } = screen
    expect(page(path).querySelectorAll('title')).toHaveLength(1)
    expect(page(path).title).toBe(`${title} | Spring Fest`)
    expect(meta(path, 'description')).toBe(description)
    expect(meta(path, 'og:description')).toBe(description)
    expect(meta(path, 'og:title')).toBe(`${title} | Spring Fest`)
    expect(meta(path, 'og:url')).toBe(SITE + path)
    expect(page(path).querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(
      SITE + path,
    )
    expect(meta(path, 'og:image')).toBe(`${SITE}/social-card.jpg`)
    expect(meta(path, 'twitter:card')).toBe('summary_large_image')
  },
)

test('no two screens have the same words, and none is cut off in a list of results', () => {
  const descriptions = publicScreens.map(({ description }) => description)
  expect(new Set(descriptions).size).toBe(publicScreens.length)
  for (const description of descriptions) {
    expect(description.length, description).toBeGreaterThan(60)
    expect(description.length, description).toBeLessThanOrEqual(160)
  }
})

test('the festival can be read as data, on the home page', () => {
  const data = page('/').querySelector('script[type="application/ld+json"]')?.textContent
  expect(JSON.parse(data ?? '')).toEqual(festivalData(SITE))
  expect(festivalData(SITE)).toMatchObject({
    '@type': 'Festival',
    startDate: edition.firstDay,
    endDate: edition.lastDay,
    location: { name: 'IIT Kharagpur' },
  })
  expect(page('/faqs').querySelector('script[type="application/ld+json"]')).toBeNull()
})

/** The files a page names, and those among them that wait in its template. */
function named(path: string) {
  const hrefs = (root: ParentNode) =>
    [...root.querySelectorAll('link[rel="modulepreload"], link[rel="preload"]')].map((link) =>
      link.getAttribute('href'),
    )
  const template = page(path).querySelector('template')
  return { early: hrefs(page(path)), next: template ? hrefs(template.content) : [] }
}

test('a page names the files of the site and of its own screen, and none that the entry names anyway', () => {
  expect(named('/faqs').next).toEqual([
    '/assets/start.js',
    '/assets/router.js',
    '/assets/FaqsScreen.js',
    '/assets/Accordion.js',
    '/assets/nav.css',
    '/assets/faqs.css',
    '/art/masks/laugh.svg',
  ])
})

test('before the first paint nothing is asked for but what the preloader is made of', () => {
  expect(named('/faqs').early).toEqual([
    '/art/ornament/night.svg',
    '/art/ornament/rosette-draw.svg',
  ])
  expect(named('/').early).toEqual([
    '/art/ornament/night.svg',
    '/art/ornament/rosette-draw.svg',
    '/assets/shrikhand-1.woff2',
  ])
  for (const drawing of page('/faqs').querySelectorAll('link[as="image"]'))
    expect(drawing.getAttribute('fetchpriority')).toBe('high')
  const scripts = page('/faqs').querySelectorAll('script[src]')
  expect(scripts.length).toBeGreaterThan(0)
  for (const script of scripts) expect(script.getAttribute('fetchpriority')).toBe('low')
})

test('a folder of pages answers as well, for servers that look there first', () => {
  expect(files.get('events/index.html')).toBe(files.get('events.html'))
  expect(files.get('games/index.html')).toBe(files.get('games.html'))
  expect(files.get('leaderboard/index.html')).toBe(files.get('index.html'))
})

test('the sitemap lists the genres, and what nobody looks for is left out', () => {
  const map = files.get('sitemap.xml') ?? ''
  expect(map).toContain('<loc>https://www.springfest.in/</loc>')
  expect(map).toContain('<loc>https://www.springfest.in/events/subevents/Film%20Fest</loc>')
  expect(map).not.toContain('forgot-password')
  expect(map).not.toContain('dashboard')
  expect(files.get('robots.txt')).toContain('Sitemap: https://www.springfest.in/sitemap.xml')
})

test('a site that is published elsewhere calls itself by that address, and nowhere by ours', () => {
  const elsewhere = written({ VITE_SITE_URL: ' https://next.festival.test ' })
  const faqs = elsewhere.get('faqs.html')
  for (const line of [
    '<link rel="canonical" href="https://next.festival.test/faqs" />',
    '<meta property="og:url" content="https://next.festival.test/faqs" />',
    '<meta property="og:image" content="https://next.festival.test/social-card.jpg" />',
  ])
    expect(faqs).toContain(line)
  expect(elsewhere.get('index.html')).toContain('"url":"https://next.festival.test/"')
  expect(elsewhere.get('sitemap.xml')).toContain('<loc>https://next.festival.test/gallery</loc>')
  expect(elsewhere.get('robots.txt')).toContain('https://next.festival.test/sitemap.xml')
  for (const [name, text] of elsewhere) expect(text, name).not.toContain(SITE)
})

test('every address of the route table that anybody may see has its file, the one that the routes name', () => {
  const routes = readFileSync('src/app/routes.tsx', 'utf8')
  const lazies = [...routes.matchAll(/import\('@\/(features\/\w+\/\w+)'\)/g)]
  const named = new Set(publicScreens.map(({ path }) => screenFileOf(path)?.file))
  for (const [, file = ''] of lazies.filter(([, name]) => !/dashboard|contingent/.test(name ?? '')))
    expect(named, file).toContain(`src/${file}.tsx`)
})

test('the pictures and icons that the head names are there', () => {
  const names = [...source.matchAll(/href="\/(?!src\/)([^"]+)"/g)].map(
    ([, name = '']) => `public/${name}`,
  )
  const manifest = readFileSync('public/manifest.webmanifest', 'utf8')
  const icons = [...manifest.matchAll(/"src": "\/([^"]+)"/g)].map(([, name]) => `public/${name}`)
  for (const name of [...names, ...icons]) expect(existsSync(name), name).toBe(true)
  expect(statSync(`public/${CARD.file}`).size).toBeLessThan(150_000)
})

test('every picture that a page asks for early is there', () => {
  const pictures = publicScreens.flatMap(({ path }) => screenFileOf(path)?.pictures ?? [])
  expect(pictures).toContain('/art/genres/dance.svg')
  for (const picture of pictures) expect(existsSync(`public${picture}`), picture).toBe(true)
})

test('without scripts the page says what it is and where to ask', () => {
  const told = filledIn()
  expect(told).toContain('This site needs JavaScript.')
  expect(told).toContain('24–26 January 2025')
  expect(told).toContain('https://www.instagram.com/iitkgp.springfest')
  // The preloader is not shown to those who have none.
  expect(page('/').querySelector('#preloader noscript')).toBeNull()
  expect(page('/').querySelector('body > noscript')).not.toBeNull()
})
