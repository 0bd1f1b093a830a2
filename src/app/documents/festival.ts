import { edition } from '../../content/edition.ts'
import { socials } from '../../content/links.ts'
import { screenWords } from '../../content/screens.ts'

/** The picture of a shared link. Social networks take no SVG. */
export const CARD = { file: 'social-card.jpg', width: 1200, height: 630 }

const { festival, ordinal, college, address } = edition

/** The festival as search engines read it: https://schema.org/Festival. */
export function festivalData(siteUrl: string): object {
  const url = new URL('/', siteUrl).href
  return {
    '@context': 'https://schema.org',
    '@type': 'Festival',
    name: `${festival}, ${ordinal} edition`,
    description: screenWords.home.description,
    url,
    image: [new URL(CARD.file, siteUrl).href],
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
      url,
      sameAs: socials.map(({ href }) => href),
    },
  }
}

/** What is read where scripts do not run. */
export function withoutScripts(): string {
  const { town, state } = address
  return [
    `<h1>${festival}</h1>`,
    `<p>The ${ordinal} edition: ${edition.dates}, ${college}, ${town}, ${state}.</p>`,
    '<p>This site needs JavaScript. Please switch it on to see the events, sign in and register.</p>',
    `<p>Until then, the news is here: ${socials.map(({ name, href }) => `<a href="${href}">${name}</a>`).join(', ')}.</p>`,
  ].join('\n')
}
