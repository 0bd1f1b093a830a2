import { absolute } from '@/platform/head/absolute'
import type { Page } from '@/app/pages'
import { edition } from '@/content/edition'
import { paths } from '@/shared/paths'
import { CARD, festivalData } from './festival'

export function headOf({ path, title, description }: Page): string {
  const name = nameOf(title)
  const address = absolute(path)
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
    property('og:image', absolute(CARD.file)),
    property('og:image:width', String(CARD.width)),
    property('og:image:height', String(CARD.height)),
    property('og:image:alt', edition.socialCard),
    '<meta name="twitter:card" content="summary_large_image" />',
    ...(path === paths.home ? [aboutFestival(description)] : []),
  ].join('\n    ')
}

/** For pages that need a sign-in: search engines must not show them. */
export function ownHeadOf({ title }: Page): string {
  return [
    `<title>${escape(nameOf(title))}</title>`,
    '<meta name="robots" content="noindex" />',
  ].join('\n    ')
}

const nameOf = (title: string) => `${title} | ${edition.festival}`

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${escape(content)}" />`
}

/** JSON-LD is data: the policy does not let inline scripts run. */
function aboutFestival(description: string): string {
  const data = JSON.stringify(festivalData(description)).replaceAll('<', '\\u003c')
  return `<script type="application/ld+json">${data}</script>`
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
