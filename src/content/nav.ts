// Not as a neighbour: the tests put links of their own in the place of these.
import { links } from '@/content/links'

/** A link of the navigation. `drawing` names a file of public/art/wheel. */
export type NavEntry = Place | Elsewhere

/** A page of this site, by its name in src/shared/paths.ts. */
type Place = {
  text: string
  drawing: string
  page: NavPage
  /** Where it leads those who are signed in, if that is somewhere else. */
  signedInPage?: NavPage
}

type Elsewhere = { text: string; drawing: string; href: string }

/** The pages that the navigation leads to, by their names in src/shared/paths.ts. */
export type NavPage =
  | 'home'
  | 'events'
  | 'accommodation'
  | 'contingent'
  | 'merchandise'
  | 'faqs'
  | 'aftermovie'
  | 'games'
  | 'gallery'

const home: NavEntry = { text: 'Home', page: 'home', drawing: 'home' }
const events: NavEntry = { text: 'Events', page: 'events', drawing: 'events' }
const accommodation: NavEntry = {
  text: 'Accommodation',
  page: 'accommodation',
  signedInPage: 'contingent',
  drawing: 'accommodation',
}
const merch: NavEntry = { text: 'Merch', page: 'merchandise', drawing: 'merch' }
const sponsors: NavEntry = { text: 'Sponsors', href: links.sponsors, drawing: 'sponsors' }
const faqs: NavEntry = { text: 'FAQs', page: 'faqs', drawing: 'faqs' }
const team: NavEntry = { text: 'Our Team', href: links.team, drawing: 'our-team' }
const afterMovie: NavEntry = { text: 'After Movie', page: 'aftermovie', drawing: 'after-movie' }
const games: NavEntry = { text: 'Games', page: 'games', drawing: 'games' }
const gallery: NavEntry = { text: 'Gallery', page: 'gallery', drawing: 'gallery' }

/** Spec §2: the ten links of wide windows, five on each side of the seam. */
export const navBar = {
  left: [home, events, accommodation, merch, sponsors],
  right: [faqs, team, afterMovie, games, gallery],
}

type WheelPage = { entries: NavEntry[]; toggle: { text: string; drawing: string } }

/** Spec §2: the two pages of the phone's wheel. The sixth petal turns it over. */
export const wheelPages: [WheelPage, WheelPage] = [
  {
    entries: [home, accommodation, events, merch, sponsors],
    toggle: { text: 'More', drawing: 'more' },
  },
  {
    entries: [faqs, team, afterMovie, games, gallery],
    toggle: { text: 'Previous', drawing: 'previous' },
  },
]
