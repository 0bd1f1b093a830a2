import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Rolldown } from 'vite'

/** Where a document gets its import map. */
export const NAMES = '<!-- names -->'
/** What stands in its policy until the hash of the import map is known. */
export const NAMES_SOURCE = "'sha256-names'"

/** The build itself names scripts and styles without a hash. */
export const NAMED_LATER = {
  entryFileNames: 'assets/[name].js',
  chunkFileNames: 'assets/[name].js',
  assetFileNames: ({ names }: Rolldown.PreRenderedAsset) =>
    names.some((name) => name.endsWith('.css'))
      ? 'assets/[name][extname]'
      : 'assets/[name]-[hash][extname]',
}

const ASSETS = 'assets'
const MANIFEST = '.vite/manifest.json'
const HASH_LENGTH = 8

export type Names = {
  /** By the name that the build gave: `/assets/site.js` is `/assets/site-B7wTbBLn.js`. */
  imports: Record<string, string>
  /** Changes with any script or style. */
  version: string
}

/**
 * Puts a hash of its content into the name of each script and style. Scripts name each other without it, and the import
 * map in each document says where they are: otherwise one changed word would rename the script that it is in, and with
 * it every script that names that one.
 */
export function nameByContent(out: string): Names {
  const built = readdirSync(join(out, ASSETS)).filter((name) => /\.(js|css)$/.test(name))
  const imports = Object.fromEntries(built.sort().map((name) => rename(out, name)))
  const map = JSON.stringify({ imports })
  const version = hashOf(map, 'base64url').slice(0, HASH_LENGTH)
  const script = `<script type="importmap" data-version="${version}">${map}</script>`
  for (const name of readdirSync(out, { recursive: true, encoding: 'utf8' }))
    if (name.endsWith('.html')) complete(join(out, name))
  const manifest = join(out, MANIFEST)
  writeFileSync(manifest, renamed(readFileSync(manifest, 'utf8'), imports))
  return { imports, version }

  function complete(file: string) {
    const text = renamed(readFileSync(file, 'utf8'), imports)
      .replace(NAMES, () => script)
      .replace(NAMES_SOURCE, () => `'sha256-${hashOf(map, 'base64')}'`)
    writeFileSync(file, text)
  }
}

function rename(out: string, name: string): [string, string] {
  const from = join(out, ASSETS, name)
  const hash = hashOf(readFileSync(from), 'base64url').slice(0, HASH_LENGTH)
  const to = name.replace(/(\.\w+)$/, `-${hash}$1`)
  renameSync(from, join(out, ASSETS, to))
  return [`/${ASSETS}/${name}`, `/${ASSETS}/${to}`]
}

function renamed(text: string, imports: Names['imports']): string {
  return text.replaceAll(/"(\/?)(assets\/[^"]+)"/g, (whole, slash: string, name: string) => {
    const to = imports[`/${name}`]
    return to ? `"${slash}${to.slice(1)}"` : whole
  })
}

function hashOf(data: string | Buffer, encoding: 'base64' | 'base64url'): string {
  return createHash('sha256').update(data).digest(encoding)
}
