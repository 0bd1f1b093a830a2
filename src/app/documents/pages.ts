import type { Plugin, Rolldown } from 'vite'
import { publicScreens, type PublicScreen } from '../../blocks/publicScreens.ts'
import { paths } from '../../shared/paths.ts'
import { readEnv } from '../../shared/readEnv.ts'
import { withoutScripts } from './festival.ts'
import { headOf } from './head.ts'
import { screenFileOf } from './screenFiles.ts'

type Env = Record<string, string | undefined>

const WORDS = '<!-- without scripts: src/app/documents/festival.ts -->'
const HEAD = '<!-- head: src/app/documents/head.ts -->'
const FILES = '<!-- files: src/app/documents/pages.ts -->'

/** What `src/main.ts` fetches. The stand-in has it in a file with the rest. */
const SITE = 'src/app/start.tsx'

/** Neither is worth a visit from a search engine: one is empty there, the other is for people who know it. */
const UNLISTED = [paths.cart, paths.forgotPassword]

/** Folders of pages that are no page: the site takes whoever asks for one home. */
const BARE_FOLDERS = ['events/subevents', 'leaderboard']

/**
 * Gives every public screen a document of its own (`events.html` for `/events`), because those who show a shared link
 * run no scripts. Each also names the files its screen is made of: the browser then fetches them together, not one
 * after the other. A server that knows only `index.html` shows the same site, with the words of the home page.
 */
export function pages(env: Env): Plugin {
  const [home] = publicScreens
  if (!home) throw new Error('src/blocks/publicScreens.ts names no screen')
  const { siteUrl } = readEnv(env)
  return {
    name: 'pages',
    enforce: 'post',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html
          .replace(HEAD, () => headOf(home, siteUrl))
          .replace(WORDS, () => `<noscript>${withoutScripts()}</noscript>`),
    },
    generateBundle(_options, bundle) {
      const index = bundle['index.html']
      if (index?.type !== 'asset') return
      const template = scriptsLast(String(index.source))
      const documentOf = (screen: PublicScreen) =>
        template
          .replace(headOf(home, siteUrl), () => headOf(screen, siteUrl))
          .replace(FILES, () => earlyFiles(bundle, screen.path, env))
      index.source = documentOf(home)
      for (const screen of publicScreens.filter((each) => each !== home)) {
        for (const fileName of fileNamesOf(screen.path)) {
          this.emitFile({ type: 'asset', fileName, source: documentOf(screen) })
        }
      }
      for (const folder of BARE_FOLDERS) {
        this.emitFile({ type: 'asset', fileName: `${folder}/index.html`, source: index.source })
      }
      this.emitFile({ type: 'asset', fileName: 'sitemap.xml', source: sitemap(siteUrl) })
      this.emitFile({ type: 'asset', fileName: 'robots.txt', source: robots(siteUrl) })
    },
  }
}

/** What is to be seen comes before what makes it work: the preloader needs the styles and its drawing, and no script. */
function scriptsLast(html: string): string {
  return html.replaceAll(
    /<(script type="module"|link rel="modulepreload")/g,
    '$& fetchpriority="low"',
  )
}

/** A file's name is the address as it was before encoding. Where a folder has that name too, some servers ask the folder. */
function fileNamesOf(path: string): string[] {
  const name = decodeURIComponent(path).slice(1)
  const isFolder = publicScreens.some((other) => other.path.startsWith(`${path}/`))
  return isFolder ? [`${name}.html`, `${name}/index.html`] : [`${name}.html`]
}

/** What is fetched early: at once what cannot delay the first paint, and in a template what `src/main.ts` lets follow it. */
function earlyFiles(bundle: Rolldown.OutputBundle, path: string, env: Env): string {
  const made = screenFileOf(path)
  if (!made) return ''
  const host = made.asks && env[made.asks]?.trim()
  const { scripts, styles } = filesOf(bundle, made.file)
  const next = [
    ...scripts.map((name) => `<link rel="modulepreload" crossorigin href="/${name}">`),
    ...styles.map((name) => `<link rel="preload" as="style" crossorigin href="/${name}">`),
    ...made.pictures.map((name) => `<link rel="preload" as="image" href="${name}">`),
  ]
  return [
    ...(host ? [`<link rel="preconnect" crossorigin href="${new URL(host).origin}">`] : []),
    ...(path === paths.home ? titleFaces(bundle) : []).map(
      (name) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${name}">`,
    ),
    `<template>${next.join('')}</template>`,
  ].join('\n    ')
}

/** What the entry goes on to fetch: the site itself and the screen's own chunk, each with all that it imports. */
function filesOf(bundle: Rolldown.OutputBundle, screenFile: string) {
  const chunks = Object.values(bundle).filter((each) => each.type === 'chunk')
  const chunkOf = (file: string) =>
    chunks.filter(({ facadeModuleId }) => facadeModuleId?.endsWith(file))
  const known = chunks
    .filter(({ isEntry }) => isEntry)
    .flatMap((entry) => withImports(chunks, entry))
  const wanted = [...chunkOf(SITE), ...chunkOf(screenFile)].flatMap((chunk) =>
    withImports(chunks, chunk),
  )
  const own = [...new Set(wanted)].filter((chunk) => !known.includes(chunk))
  const styles = own.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])])
  return { scripts: own.map(({ fileName }) => fileName), styles: [...new Set(styles)] }
}

/** The title of the home page is a picture of its own; on the others it may change its face a moment later. */
function titleFaces(bundle: Rolldown.OutputBundle): string[] {
  return Object.keys(bundle).filter((name) => /shrikhand.*\.woff2$/.test(name))
}

function withImports(
  chunks: Rolldown.OutputChunk[],
  chunk: Rolldown.OutputChunk,
  seen: Rolldown.OutputChunk[] = [],
): Rolldown.OutputChunk[] {
  if (seen.includes(chunk)) return seen
  seen.push(chunk)
  for (const name of chunk.imports) {
    const imported = chunks.find(({ fileName }) => fileName === name)
    if (imported) withImports(chunks, imported, seen)
  }
  return seen
}

function sitemap(siteUrl: string): string {
  const listed = publicScreens.filter(({ path }) => !UNLISTED.includes(path))
  const urls = listed.map(({ path }) => `  <url><loc>${new URL(path, siteUrl).href}</loc></url>`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>\n',
  ].join('\n')
}

function robots(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap.xml', siteUrl).href}\n`
}
