import { absolute } from '@/platform/head/absolute'
import { edition } from '@/content/edition'
import { socials } from '@/content/links'

/** The image for shared links. Social networks do not accept SVG. */
export const CARD = { file: 'social-card.jpg', width: 1200, height: 630 }

const { festival, ordinal, college, address } = edition

/** For search engines: https://schema.org/Festival. */
export function festivalData(description: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Festival',
    name: `${festival}, ${ordinal} edition`,
    description,
    url: absolute('/'),
    image: [absolute(CARD.file)],
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
      url: absolute('/'),
      sameAs: socials.map(({ href }) => href),
    },
  }
}
