import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs'
import { join, parse } from 'node:path'

/** These small files of `src/content` an edition has in one, its `content.ts`. */
const IN_ONE =
  /^@\/content\/(aftermovie|contacts|edition|eventLogos|faqs|gallery|games|genres|heroes|links|merch|scheduleLink|stayPackage)$/

/**
 * Puts the files of a made-up edition, a folder here, in the place of those of `src/content`, and those of its folder
 * `theme` in the place of those of `src/theme`; what it has no file for stays. `frozen` is what the tests see: it never
 * changes. `second` differs from this year's in everything that may change, and proves that content and theme alone make
 * an edition.
 */
export function aliasOf(edition: string) {
  const folder = join(import.meta.dirname, edition)
  return [
    ...aliasesIn(folder, '@/content'),
    ...aliasesIn(join(folder, 'theme'), '@/theme'),
    { find: IN_ONE, replacement: join(folder, 'content.ts') },
  ]
}

/** The site's public folder, with the files of the edition's own in the place of those of that name. */
export function publicDirOf(edition: string): string {
  const own = join(import.meta.dirname, edition, 'public')
  if (!existsSync(own)) return 'public'
  const merged = join('.mock-site', `${edition}-public`)
  rmSync(merged, { recursive: true, force: true })
  cpSync('public', merged, { recursive: true })
  cpSync(own, merged, { recursive: true })
  return merged
}

function aliasesIn(folder: string, layer: string) {
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => parse(file).ext) : []
  return files.map((file) => ({
    find: new RegExp(`^${layer}/${file.endsWith('.ts') ? parse(file).name : file}$`),
    replacement: join(folder, file),
  }))
}
