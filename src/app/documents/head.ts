import type { PublicScreen } from '../../blocks/publicScreens.ts'
import { edition } from '../../content/edition.ts'
import { paths } from '../../shared/paths.ts'
import { CARD, festivalData } from './festival.ts'

/** The lines of a page's head that tell search engines, and people who are sent its link, which page it is. */
export function headOf({ path, title, description }: PublicScreen, siteUrl: string): string {
  const name = `${title} | ${edition.festival}`
  const address = new URL(path, siteUrl).href
  return [
    `<title>${escape(name)}</title>`,
    `<meta name="description" content="${escape(description)}" />`,
    `<link rel="canonical" href="${address}" />`,
    property('og:type', 'website'),
    property('og:site_name', edition.festival),
    property('og:locale', 'en_IN'),
    property('og:title', name),
    property('og:description', description),
    property('og:url', address),
    property('og:image', new URL(CARD.file, siteUrl).href),
    property('og:image:width', String(CARD.width)),
    property('og:image:height', String(CARD.height)),
    property(
      'og:image:alt',
      `${edition.theme.left} ${edition.theme.right}: the king’s mask at night, ${edition.dates}`,
    ),
    '<meta name="twitter:card" content="summary_large_image" />',
    ...(path === paths.home ? [aboutFestival(siteUrl)] : []),
  ].join('\n    ')
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${escape(content)}" />`
}

/** Data, not a script: the page's policy lets none of it run. */
function aboutFestival(siteUrl: string): string {
  const data = JSON.stringify(festivalData(siteUrl)).replaceAll('<', '\\u003c')
  return `<script type="application/ld+json">${data}</script>`
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
