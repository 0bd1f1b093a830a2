import type { Rolldown } from 'vite'
import type { ScreenPages } from '../app/head/pages'

type Env = Record<string, string | undefined>

/** The module that `src/main.ts` loads after the first paint. */
const START = 'src/app/start.tsx'
const FOOTER = 'src/app/footer/Footer.tsx'

/** Scripts would slow the first paint: `documents.ts` puts them into a template, `src/main.ts` takes them out. */
export function filesOf(
  bundle: Rolldown.OutputBundle,
  { file, path, pictures, asks, hasFooter }: ScreenPages,
  env: Env,
) {
  const host = asks && env[asks]?.trim()
  const { scripts, styles } = assetsOf(bundle, [
    START,
    `src/features/${file}.tsx`,
    ...(hasFooter ? [FOOTER] : []),
  ])
  const [shared] = assetsOf(bundle, [START]).styles
  if (!shared) throw new Error(`The build has no styles for ${START}`)
  return {
    /** `shared`: of all pages; `own`: of this one. */
    styles: { shared, own: styles.filter((name) => name !== shared) },
    early: [
      ...(path === '/' ? titleFaces(bundle) : []).map(
        (name) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${name}">`,
      ),
      ...pictures.map(
        (name) => `<link rel="preload" as="image" fetchpriority="high" href="${name}">`,
      ),
      ...(host ? [`<link rel="preconnect" crossorigin href="${new URL(host).origin}">`] : []),
    ],
    scripts: scripts.map((name) => `<link rel="modulepreload" crossorigin href="/${name}">`),
  }
}

/** What the entry loads next: these chunks, with their imports. */
function assetsOf(bundle: Rolldown.OutputBundle, files: string[]) {
  const chunks = Object.values(bundle).filter((each) => each.type === 'chunk')
  const chunkOf = (file: string) =>
    chunks.filter(({ facadeModuleId, moduleIds }) =>
      facadeModuleId ? facadeModuleId.endsWith(file) : moduleIds.some((id) => id.endsWith(file)),
    )
  const found = files.map(chunkOf)
  if (found.some(({ length }) => length === 0))
    throw new Error(`The build has no chunk for one of ${files.join(', ')}`)
  const known = chunks
    .filter(({ isEntry }) => isEntry)
    .flatMap((entry) => withImports(chunks, entry))
  const wanted = found.flat().flatMap((chunk) => withImports(chunks, chunk))
  const own = [...new Set(wanted)].filter((chunk) => !known.includes(chunk))
  const styles = own.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])])
  return { scripts: own.map(({ fileName }) => fileName), styles: [...new Set(styles)] }
}

/** The font of the large title, which would otherwise visibly change. */
function titleFaces(bundle: Rolldown.OutputBundle): string[] {
  return Object.keys(bundle).filter((name) => /shrikhand-basic.*\.woff2$/.test(name))
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

/** Of the styles that all pages share, a document holds what it uses. `loadPart` adds all of them before the site starts. */
export function styleToFetch(file: string): string {
  return `<link rel="preload" as="fetch" crossorigin href="/${file}">`
}

/** Styles stand in the document for a fast first paint. Without this (disabled) link, a chunk would load them again. */
export function styleInDocument(file: string): string {
  return `<link rel="stylesheet" disabled href="/${file}">`
}
