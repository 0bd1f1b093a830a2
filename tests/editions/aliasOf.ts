import { readdirSync } from 'node:fs'
import { join, parse } from 'node:path'

/** These small files of `src/content` an edition has in one, its `content.ts`. */
const IN_ONE =
  /^@\/content\/(aftermovie|contacts|edition|eventLogos|faqs|gallery|games|genres|links|masks|merch|scheduleLink|stayPackage)$/

/**
 * Puts the files of a made-up edition, a folder here, in the place of those of `src/content`; what it has no file for
 * stays. `frozen` is what the tests see: it never changes. `second` differs from this year's in everything that may
 * change, and proves that content alone makes an edition.
 */
export function aliasOf(edition: string) {
  const folder = join(import.meta.dirname, edition)
  const files = readdirSync(folder).map((file) => ({
    find: new RegExp(`^@/content/${file.endsWith('.ts') ? parse(file).name : file}$`),
    replacement: join(folder, file),
  }))
  return [...files, { find: IN_ONE, replacement: join(folder, 'content.ts') }]
}
