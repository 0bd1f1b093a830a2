import type { Rolldown } from 'vite'
import type { RawEnv } from '../../festival/readEnv.ts'
import type { PageData } from './siteData.ts'

type Bundle = Rolldown.OutputBundle
type Chunk = Rolldown.OutputChunk

/** Names of files in the bundle. A file comes after its imports. */
export type Assets = { styles: string[]; scripts: string[] }

/**
 * The files of these modules and their imports, without the files that the entry loads. For
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

/** Imports come before their importer, so that the styles of the importer win. */
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

/** Without a preload, the large title would visibly change its font. */
function titleFonts(bundle: Bundle): string[] {
  return Object.keys(bundle).filter((name) => /display-basic.*\.woff2$/.test(name))
}

/** These links are at the end of the body, because React needs the files only after the first paint. */
export function assetLinks({ styles, scripts }: Assets): string[] {
  return [
    // The page has these styles inline, because links would delay the paint of the heading by 45 to 100 %. Disabled links
    // download nothing. Vite needs them: it requests a stylesheet that no link names, and users would wait 25 % longer.
    ...styles.map((name) => `<link rel="stylesheet" disabled href="/${name}">`),
    // Without these links, the browser requests the screen only after the entry, and users would wait 22 to 39 % longer.
    ...scripts.map((name) => `<link rel="modulepreload" href="/${name}">`),
  ]
}

export function cssOf(bundle: Bundle, names: string[]): string {
  return names.map((name) => styleText(bundle, name)).join('')
}

function styleText(bundle: Bundle, name: string): string {
  const file = bundle[name]
  if (file?.type !== 'asset') throw new Error(`The build has no stylesheet ${name}`)
  const text = String(file.source)
  // Browsers change these characters, and the text would not match its hash in the policy.
  if (/[\r\0]|<\/style/i.test(text)) throw new Error(`${name} cannot be inlined`)
  return text
}
