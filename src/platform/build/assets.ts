import type { Rolldown } from 'vite'
import type { RawEnv } from '../../festival/readEnv.ts'
import type { PageData } from './siteData.ts'

type Bundle = Rolldown.OutputBundle
type Chunk = Rolldown.OutputChunk

/** Names of files in the bundle. A file comes after those that it imports. */
export type Assets = { styles: string[]; scripts: string[] }

/**
 * What these modules need, with all that they import, except what the entry has loaded already. For
 * `['src/app/start.tsx', 'src/features/about/FaqsScreen.tsx']`:
 *
 *     styles:  ['assets/site-BJh.css', 'assets/Accordion-Dgi.css', 'assets/FaqsScreen-Dtu.css']
 *     scripts: ['assets/site-DdJ.js', 'assets/Accordion-Du8.js', 'assets/FaqsScreen-Cob.js']
 */
export function assetsOf(bundle: Bundle, modules: string[]): Assets {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const entryChunks = chunks.filter((chunk) => chunk.isEntry)
  const loaded = withImports(chunks, entryChunks)
  const wanted = modules.map((module) => chunkWith(chunks, module))
  const toLoad = withImports(chunks, wanted).filter((chunk) => !loaded.includes(chunk))
  return {
    styles: toLoad.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]),
    scripts: toLoad.map((chunk) => chunk.fileName),
  }
}

function chunkWith(chunks: Chunk[], module: string): Chunk {
  const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)))
  if (!chunk) throw new Error(`The build has no chunk for ${module}`)
  return chunk
}

/** The chunks and all that they import. Imports come first, so that the importer's styles win; siblings in bundle order. */
function withImports(chunks: Chunk[], roots: Chunk[]): Chunk[] {
  const visited = new Set<Chunk>()
  const ordered: Chunk[] = []
  function visit(chunk: Chunk) {
    if (visited.has(chunk)) return
    visited.add(chunk)
    chunks.filter(({ fileName }) => chunk.imports.includes(fileName)).forEach(visit)
    ordered.push(chunk)
  }
  roots.forEach(visit)
  return ordered
}

/** For the head of a page: what it requests first. */
export function preloadLinks(bundle: Bundle, page: PageData, env: RawEnv): string[] {
  const fonts = page.path === '/' ? titleFonts(bundle) : []
  const apiUrl = page.apiUrlVariable && env[page.apiUrlVariable]?.trim()
  return [
    ...fonts.map(
      (font) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${font}">`,
    ),
    ...page.preloadedImages.map(
      (image) => `<link rel="preload" as="image" fetchpriority="high" href="${image}">`,
    ),
    ...(apiUrl ? [`<link rel="preconnect" crossorigin href="${new URL(apiUrl).origin}">`] : []),
  ]
}

/** The font of the large title, which would otherwise visibly change. */
function titleFonts(bundle: Bundle): string[] {
  return Object.keys(bundle).filter((name) => /display-basic.*\.woff2$/.test(name))
}

/** For the end of the body: what React needs, when the content is on screen. */
export function assetLinks({ styles, scripts }: Assets): string[] {
  return [
    // The page contains these styles: loaded by links, they would paint its heading 45 to 100 % later. These links are
    // disabled and download nothing. They are for Vite, which loads a stylesheet again unless a link names it: without them,
    // people could use the page 25 % later.
    ...styles.map((name) => `<link rel="stylesheet" disabled href="/${name}">`),
    // Without these links, the screen is requested after the entry, and people can use it 22 to 39 % later.
    ...scripts.map((name) => `<link rel="modulepreload" href="/${name}">`),
  ]
}

/** The text of these stylesheets, to be inlined. */
export function cssOf(bundle: Bundle, names: string[]): string {
  return names.map((name) => styleText(bundle, name)).join('')
}

function styleText(bundle: Bundle, name: string): string {
  const file = bundle[name]
  if (file?.type !== 'asset') throw new Error(`The build has no stylesheet ${name}`)
  const text = String(file.source)
  // A browser would change these characters, and the text would not match the hash in the policy.
  if (/[\r\0]|<\/style/i.test(text)) throw new Error(`${name} cannot be inlined`)
  return text
}
