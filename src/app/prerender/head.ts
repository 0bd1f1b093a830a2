import { absoluteUrl } from './absoluteUrl'
import type { Page, ScreenPages } from '../pages'
import { edition } from '@/content/edition'
import { socials } from '@/content/links'
import { paths } from '@/shared/paths'

/** The image for shared links. Social networks do not accept SVG. */
const CARD = { file: 'social-card.jpg', width: 1200, height: 630 }

const { festival, ordinal, college, address } = edition

export function headLines({ access }: ScreenPages, page: Page): string {
  const name = `${page.title} | ${festival}`
  const lines = [
    `<meta name="theme-color" content="${edition.pageColor}" />`,
    '<link rel="manifest" href="/manifest.webmanifest" />',
    `<title>${escape(name)}</title>`,
    // Search engines must not show what needs a sign-in.
    ...(access === 'signed-in'
      ? ['<meta name="robots" content="noindex" />']
      : publicLines(page, name)),
  ]
  return lines.join('\n    ')
}

/** Of the page that the worker shows for an address without a copy: the scripts render the screen. */
export function shellHeadLines(): string {
  return [
    `<meta name="theme-color" content="${edition.pageColor}" />`,
    '<link rel="manifest" href="/manifest.webmanifest" />',
    `<title>${escape(festival)}</title>`,
    '<meta name="robots" content="noindex" />',
  ].join('\n    ')
}

function publicLines({ path, description }: Page, name: string): string[] {
  const url = absoluteUrl(path)
  return [
    `<meta name="description" content="${escape(description)}" />`,
    `<link rel="canonical" href="${url}" />`,
    property('og:type', 'website'),
    property('og:site_name', festival),
    property('og:locale', 'en_IN'),
    property('og:title', name),
    property('og:description', description),
    property('og:url', url),
    property('og:image', absoluteUrl(CARD.file)),
    property('og:image:width', String(CARD.width)),
    property('og:image:height', String(CARD.height)),
    property('og:image:alt', edition.socialCard),
    '<meta name="twitter:card" content="summary_large_image" />',
    ...(path === paths.home ? [aboutFestival(description)] : []),
  ]
}

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

/** For search engines: https://schema.org/Festival. */
function festivalData(description: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Festival',
    name: `${festival}, ${ordinal} edition`,
    description,
    url: absoluteUrl('/'),
    image: [absoluteUrl(CARD.file)],
    startDate: edition.firstDay,
    endDate: edition.lastDay,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: college,
      address: {
        '@type': 'PostalAddress',
        addressLocality: address.town,
        addressRegion: address.state,
        addressCountry: address.country,
      },
    },
    organizer: {
      '@type': 'Organization',
      name: `${festival}, ${college}`,
      url: absoluteUrl('/'),
      sameAs: socials.map(({ href }) => href),
    },
  }
}
