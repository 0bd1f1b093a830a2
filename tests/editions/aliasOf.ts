import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs'
import { join, parse } from 'node:path'
import type { Plugin } from 'vite'

/** These small files of `src/content` an edition has in one, its `content.ts`. */
const IN_ONE =
  /^@\/content\/(aftermovie|contacts|edition|eventLogos|faqs|gallery|games|genres|heroes|links|merch|scheduleLink|stayPackage)$/

export type Edition = 'frozen' | 'second'

export function editionNamed(name: string | undefined): Edition | undefined {
  if (name === undefined || name === 'frozen' || name === 'second') return name
  throw new Error(`There is no edition ${name}: say EDITION=frozen or EDITION=second`)
}

/**
 * Puts the files of a made-up edition, a folder here, in the place of those of `src/content`, and those of its folder
 * `theme` in the place of those of `src/theme`; what it has no file for stays. `frozen` is what the tests see: it never
 * changes. `second` differs from this year's in everything that may change, and proves that content and theme alone make
 * an edition.
 */
export function aliasOf(edition: Edition) {
  const folder = join(import.meta.dirname, edition)
  return [
    ...aliasesIn(folder, '@/content'),
    ...aliasesIn(join(folder, 'theme'), '@/theme'),
    { find: IN_ONE, replacement: join(folder, 'content.ts') },
  ]
}

/**
 * The edition's own drawings and film, with what is left of the site's public folder: its icons, and the drawings of the
 * theme if the edition has none. So a drawing that the edition lacks is missing, and not this year's.
 */
export function publicDirOf(edition: Edition): string {
  const merged = join('.mock-site', `${edition}-public`)
  const ofThisYear = [join('public', 'film'), ...(hasTheme(edition) ? [join('public', 'art')] : [])]
  rmSync(merged, { recursive: true, force: true })
  cpSync('public', merged, { recursive: true, filter: (path) => !ofThisYear.includes(path) })
  cpSync(join(import.meta.dirname, edition, 'public'), merged, { recursive: true })
  return merged
}

export const hasTheme = (edition: Edition) =>
  existsSync(join(import.meta.dirname, edition, 'theme'))

/** index.html names files of the theme, where no alias reaches. */
export function useThemeInDocument(edition: Edition): Plugin {
  return {
    name: 'theme-of-edition',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        hasTheme(edition)
          ? html.replaceAll('/src/theme/', `/tests/editions/${edition}/theme/`)
          : html,
    },
  }
}

function aliasesIn(folder: string, layer: string) {
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => parse(file).ext) : []
  return files.map((file) => ({
    find: new RegExp(`^${layer}/${file.endsWith('.ts') ? parse(file).name : file}$`),
    replacement: join(folder, file),
  }))
}
