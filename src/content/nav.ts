// Not './links': the tests replace this module by its alias.
import { links } from '@/content/links'

/** Names in src/festival/paths.ts. */
export type NavPage =
  'home' | 'events' | 'accommodation' | 'merchandise' | 'faqs' | 'aftermovie' | 'games' | 'gallery'

export type NavEntry = {
  text: string
  /** A file in public/art/menu. */
  drawing: string
} & ({ page: NavPage } | { href: string })

const home: NavEntry = { text: 'Home', page: 'home', drawing: 'home' }
const events: NavEntry = { text: 'Events', page: 'events', drawing: 'events' }
const accommodation: NavEntry = {
  text: 'Accommodation',
  page: 'accommodation',
  drawing: 'accommodation',
}
const merch: NavEntry = { text: 'Merch', page: 'merchandise', drawing: 'merch' }
const sponsors: NavEntry = { text: 'Sponsors', href: links.sponsors, drawing: 'sponsors' }
const faqs: NavEntry = { text: 'FAQs', page: 'faqs', drawing: 'faqs' }
const team: NavEntry = { text: 'Our Team', href: links.team, drawing: 'our-team' }
const afterMovie: NavEntry = { text: 'After Movie', page: 'aftermovie', drawing: 'after-movie' }
const games: NavEntry = { text: 'Games', page: 'games', drawing: 'games' }
const gallery: NavEntry = { text: 'Gallery', page: 'gallery', drawing: 'gallery' }

/** Spec §2: the ten links of wide windows. */
export const navBar = {
  left: [home, events, accommodation, merch, sponsors],
  right: [faqs, team, afterMovie, games, gallery],
}

type MenuPage = {
  entries: [NavEntry, NavEntry, NavEntry, NavEntry, NavEntry]
  toggle: { text: string; drawing: string }
}

/** Spec §2: the two pages of the phone menu. The sixth petal changes the page. */
export const menuPages: [MenuPage, MenuPage] = [
  {
    entries: [home, accommodation, events, merch, sponsors],
    toggle: { text: 'More', drawing: 'more' },
  },
  {
    entries: [faqs, team, afterMovie, games, gallery],
    toggle: { text: 'Previous', drawing: 'previous' },
  },
]
