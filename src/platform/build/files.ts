import type { Rolldown } from 'vite'
import type { RawEnv } from '../../shared/readEnv.ts'
import type { PageData } from './siteData.ts'

/** The shell has no screen of its own. */
type Shown = Pick<PageData, 'path' | 'preloadedImages' | 'apiUrlVariable'> & {
  screenModule: string | undefined
}

type Entry = {
  env: RawEnv
  startModule: string
  /** Of the entry itself: the mock server's has some, the site's none. */
  entryStyles: string[]
}

/** What the document of a screen holds, and what the browser fetches early for it. */
export function filesOf(
  bundle: Rolldown.OutputBundle,
  { screenModule, path, preloadedImages, apiUrlVariable }: Shown,
  { env, startModule, entryStyles }: Entry,
) {
  const host = apiUrlVariable && env[apiUrlVariable]?.trim()
  const screens = screenModule === undefined ? [] : [screenModule]
  const found = assetsOf(bundle, [startModule, ...screens])
  const styles = [...new Set([...entryStyles, ...found.styles])]
  return {
    styles,
    preloads: [
      ...(path === '/' ? titleFaces(bundle) : []),
      ...preloadedImages.map(
        (name) => `<link rel="preload" as="image" fetchpriority="high" href="${name}">`,
      ),
      ...(host ? [`<link rel="preconnect" crossorigin href="${new URL(host).origin}">`] : []),
    ],
    late: [
      // They stand in the document: with links instead, the heading comes 45 to 100 % later. Without a disabled link, Vite
      // would load them again, and people could use the page 25 % later.
      ...styles.map((name) => `<link rel="stylesheet" disabled href="/${name}">`),
      // Without these links, the screen is requested after the entry, and people can use it 22 to 39 % later.
      ...found.scripts.map((src) => `<link rel="modulepreload" href="/${src}">`),
    ],
  }
}

/** These chunks with all that they import, except what the entry imports. */
function assetsOf(bundle: Rolldown.OutputBundle, files: string[]) {
  const chunks = Object.values(bundle).filter((each) => each.type === 'chunk')
  const chunkOf = (file: string) => {
    const found = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(file)))
    if (!found) throw new Error(`The build has no chunk for ${file}`)
    return found
  }
  const known = withImports(chunks.filter(({ isEntry }) => isEntry))
  const own = withImports(files.map(chunkOf)).filter((chunk) => !known.includes(chunk))
  return {
    scripts: own.map(({ fileName }) => fileName),
    styles: own.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]),
  }

  /** What a chunk imports comes before it, as the browser would run it: its styles win over those of its imports. */
  function withImports(wanted: Rolldown.OutputChunk[], seen = new Set<Rolldown.OutputChunk>()) {
    const found: Rolldown.OutputChunk[] = []
    for (const chunk of wanted) {
      if (seen.has(chunk)) continue
      seen.add(chunk)
      const imported = chunks.filter(({ fileName }) => chunk.imports.includes(fileName))
      found.push(...withImports(imported, seen), chunk)
    }
    return found
  }
}

/** The font of the large title, which would otherwise visibly change. */
function titleFaces(bundle: Rolldown.OutputBundle): string[] {
  return Object.keys(bundle)
    .filter((name) => /shrikhand-basic.*\.woff2$/.test(name))
    .map((name) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${name}">`)
}

export function textOf(bundle: Rolldown.OutputBundle, name: string): string {
  const file = bundle[name]
  if (file?.type !== 'asset') throw new Error(`The build has no style file ${name}`)
  const text = String(file.source)
  // A browser would change these characters, and the text would not match the policy's hash.
  if (/[\r\0]|<\/style/i.test(text)) throw new Error(`${name} cannot stand in a document`)
  return text
}
