import { renderToStaticMarkup } from 'react-dom/server'
import { edition } from '@/content/edition'
import { socials } from '@/content/links'
import { paths } from '@/festival/paths'
import { drawings } from '@/theme/drawings'
import type { Page, ScreenPages } from '../pages'
import { absoluteUrl } from './absoluteUrl'

/** The image for shared links. Social networks do not accept SVG. */
const CARD = { file: 'social-card.jpg', width: '1200', height: '630' }

const { festival, ordinal, college, address } = edition

export function pageHead({ access }: ScreenPages, page: Page): string {
  const title = `${page.title} | ${festival}`
  return renderToStaticMarkup(
    <>
      <CommonHead title={title} />
      {access === 'signed-in' ? <NotIndexed /> : <PublicHead page={page} />}
      <Preview page={page} title={title} />
    </>,
  )
}

/** The worker serves the shell for an address that it has not cached. Scripts then render the screen. */
export function shellHead(): string {
  return renderToStaticMarkup(
    <>
      <CommonHead title={festival} />
      <NotIndexed />
    </>,
  )
}

function CommonHead({ title }: { title: string }) {
  return (
    <>
      <meta name="theme-color" content={edition.pageColor} />
      <link rel="icon" href={drawings.logo.src} type="image/svg+xml" />
      <link rel="manifest" href="/manifest.webmanifest" />
      <title>{title}</title>
    </>
  )
}

function NotIndexed() {
  return <meta name="robots" content="noindex" />
}

function PublicHead({ page: { path, description } }: { page: Page }) {
  return (
    <>
      <meta name="description" content={description} />
      <link rel="canonical" href={absoluteUrl(path)} />
      {path === paths.home && <StructuredData data={festivalData(description)} />}
    </>
  )
}

/** Chats show this for a link. An invitation to a contingent is a link, too, so guarded pages need it. */
function Preview({ page: { path, description }, title }: { page: Page; title: string }) {
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={festival} />
      <meta property="og:locale" content="en_IN" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={absoluteUrl(path)} />
      <meta property="og:image" content={absoluteUrl(CARD.file)} />
      <meta property="og:image:width" content={CARD.width} />
      <meta property="og:image:height" content={CARD.height} />
      <meta property="og:image:alt" content={edition.socialCard} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

/** The Content-Security-Policy allows this inline script, because JSON-LD is data and does not run. */
function StructuredData({ data }: { data: object }) {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}

/** https://schema.org/Festival */
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
