import type { Plugin, Rolldown } from 'vite'
import { absolute, publicScreens, type PublicScreen } from '../../blocks/publicScreens.ts'
import { paths } from '../../shared/paths.ts'
import { withoutScripts } from './festival.ts'
import { headOf } from './head.ts'
import { screenFileOf } from './screenFiles.ts'

type Env = Record<string, string | undefined>

const WORDS = '<!-- without scripts: src/app/documents/festival.ts -->'
const HEAD = '<!-- head: src/app/documents/head.ts -->'

/** What `src/main.ts` fetches. The stand-in has it in a file with the rest. */
const SITE = 'src/app/start.tsx'

/** Neither is worth a visit from a search engine: one is empty there, the other is for people who know it. */
const UNLISTED = [paths.cart, paths.forgotPassword]

/** Folders of pages that are no page: the site takes whoever asks for one home. */
const BARE_FOLDERS = ['events/subevents', 'leaderboard']

/**
 * Gives every public screen a document of its own (`events.html` for `/events`), because those who show a shared link
 * run no scripts. Each also names the files its screen is made of: the browser then fetches them with the entry, not
 * after it. A server that knows only `index.html` shows the same site, with the words of the home page.
 */
export function pages(env: Env): Plugin {
  const [home] = publicScreens
  if (!home) throw new Error('src/blocks/publicScreens.ts names no screen')
  return {
    name: 'pages',
    enforce: 'post',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html
          .replace(HEAD, () => headOf(home))
          .replace(WORDS, () => `<noscript>${withoutScripts()}</noscript>`),
    },
    generateBundle(_options, bundle) {
      const index = bundle['index.html']
      if (index?.type !== 'asset') return
      const template = scriptsLast(String(index.source))
      const documentOf = (screen: PublicScreen) =>
        template
          .replace(headOf(home), () => headOf(screen))
          .replace('</head>', (end) => `${preloads(bundle, screen.path, env)}  ${end}`)
      index.source = documentOf(home)
      for (const screen of publicScreens.filter((each) => each !== home)) {
        for (const fileName of fileNamesOf(screen.path)) {
          this.emitFile({ type: 'asset', fileName, source: documentOf(screen) })
        }
      }
      for (const folder of BARE_FOLDERS) {
        this.emitFile({ type: 'asset', fileName: `${folder}/index.html`, source: index.source })
      }
      this.emitFile({ type: 'asset', fileName: 'sitemap.xml', source: sitemap() })
      this.emitFile({ type: 'asset', fileName: 'robots.txt', source: robots() })
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

/** What the entry goes on to fetch, the site itself and the screen's own chunk, each with all that it imports. */
function preloads(bundle: Rolldown.OutputBundle, path: string, env: Env): string {
  const chunks = Object.values(bundle).filter((each) => each.type === 'chunk')
  const made = screenFileOf(path)
  const chunkOf = (file: string) =>
    chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(file))
  const entry = chunks.find(({ isEntry }) => isEntry)
  const screen = made && chunkOf(made.file)
  if (!made || !screen || !entry) return ''
  const site = chunkOf(SITE)
  const known = withImports(chunks, entry)
  const wanted = [...(site ? withImports(chunks, site) : []), ...withImports(chunks, screen)]
  const own = [...new Set(wanted)].filter((chunk) => !known.includes(chunk))
  const styles = new Set(own.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]))
  const host = made.asks && env[made.asks]?.trim()
  return [
    ...(host ? [`<link rel="preconnect" crossorigin href="${new URL(host).origin}">`] : []),
    ...own.map(
      ({ fileName }) =>
        `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${fileName}">`,
    ),
    ...made.pictures.map((name) => `<link rel="preload" as="image" href="${name}">`),
    ...(path === paths.home ? titleFaces(bundle) : []).map(
      (name) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${name}">`,
    ),
    ...[...styles].map((name) => `<link rel="preload" as="style" crossorigin href="/${name}">`),
  ]
    .map((line) => `  ${line}\n  `)
    .join('')
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

function sitemap(): string {
  const listed = publicScreens.filter(({ path }) => !UNLISTED.includes(path))
  const urls = listed.map(({ path }) => `  <url><loc>${absolute(path)}</loc></url>`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>\n',
  ].join('\n')
}

function robots(): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${absolute('/sitemap.xml')}\n`
}
