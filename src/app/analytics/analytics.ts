import ReactGA from 'react-ga4'
import { genreTiles } from '@/content/genres'
import { paths, plainPath } from '@/shared/paths'

let last: string | undefined

/**
 * Tells Google Analytics which page was opened, and nothing of who opened it: left to itself its script would send the
 * whole address, with whatever the query holds, and use the visit for advertisements.
 */
export function sendPageView(id: string, pathname: string): void {
  const path = knownPath(pathname)
  const location = window.location.origin + path
  const page = {
    page_path: path,
    page_location: location,
    page_referrer: last ?? withoutQuery(document.referrer),
    page_title: path,
  }
  last = location
  if (!ReactGA.isInitialized) begin(id, page)
  // For whatever the script sends of its own accord, too.
  ReactGA.gtag('set', page)
  ReactGA.gtag('event', 'page_view', page)
}

function begin(id: string, page: object) {
  ReactGA.gtag('consent', 'default', {
    ad_storage: 'denied',
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

/** Of the addresses only a genre's has a part that anybody can write what they like into. */
function knownPath(pathname: string): string {
  const genres = paths.genre('')
  const plain = plainPath(pathname)
  const isAt = (path: string) => plain === path.toLowerCase()
  const known = genreTiles.map(({ name }) => paths.genre(name)).find(isAt)
  return plain.startsWith(genres) ? (known ?? genres) : plain
}

function withoutQuery(address: string): string {
  return address.replace(/[?#].*$/, '')
}
