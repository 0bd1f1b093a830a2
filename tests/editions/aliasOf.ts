import { readdirSync } from 'node:fs'
import { join, parse } from 'node:path'

/**
 * Puts the files of a made-up edition, a folder here, in the place of those of `src/content`; what it has no file for
 * stays. `frozen` is what the tests see: it never changes. `second` differs from this year's in everything that may
 * change, and proves that content alone makes an edition.
 */
export function aliasOf(edition: string) {
  const folder = join(import.meta.dirname, edition)
  return readdirSync(folder).map((file) => ({
    find: new RegExp(`^@/content/${file.endsWith('.ts') ? parse(file).name : file}$`),
    replacement: join(folder, file),
  }))
}
