import ReactGA from 'react-ga4'
import { findTile } from '@/queries/eventRules'
import { decodedPath } from '@/shared/lib/decodedPath'
import { paths, plainPath } from '@/festival/paths'

let lastLocation = ''

/** Sends only the path. By default Google's script also sends the query string and uses the visit for advertising. */
export function sendPageView(id: string, pathname: string): void {
  const page = pageAt(pathname)
  lastLocation = page.page_location
  if (!ReactGA.isInitialized) begin(id, page)
  // The script also sends events of its own, with these values.
  ReactGA.gtag('set', page)
  ReactGA.gtag('event', 'page_view', page)
}

/** `exception` is Google Analytics' event for errors. */
export function sendFailure(id: string, failure: string, pathname: string): void {
  const page = pageAt(pathname)
  if (!ReactGA.isInitialized) begin(id, page)
  ReactGA.gtag('event', 'exception', { ...page, description: failure, fatal: false })
}

function pageAt(pathname: string) {
  const path = knownPath(pathname)
  return {
    page_path: path,
    page_location: window.location.origin + path,
    page_referrer: (ReactGA.isInitialized && lastLocation) || withoutQuery(document.referrer),
    page_title: path,
  }
}

function begin(id: string, page: object) {
  ReactGA.gtag('consent', 'default', {
    // Without storage Google's script sets no cookies, so the site needs no cookie banner.
    analytics_storage: 'denied',
    ad_storage: 'denied',
    functionality_storage: 'denied',
    personalization_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  })
  ReactGA.initialize(id, {
    gtagOptions: {
      ...page,
      send_page_view: false,
      anonymize_ip: true,
      allow_google_signals: false,
      allow_ad_personalization_signals: false,
    },
  })
}

/** Only the genre in a path can be any text, so an unknown genre is not sent. */
function knownPath(pathname: string): string {
  const genres = paths.genre('')
  const plain = plainPath(pathname)
  if (!plain.startsWith(genres)) return plain
  return paths.genre(findTile(decodedPath(plain).slice(genres.length))?.name ?? '')
}

function withoutQuery(address: string): string {
  return address.replace(/[?#].*$/, '')
}
