// Not './links', because the tests replace this module by its alias.
import { links } from '@/content/links'

/** Keys of `paths` in src/festival/paths.ts. */
export type NavPage =
  'home' | 'events' | 'accommodation' | 'merchandise' | 'faqs' | 'aftermovie' | 'games' | 'gallery'

export type NavEntry = {
  text: string
  /** The drawing in the phone's menu. */
  drawing: string
} & ({ page: NavPage } | { href: string })

const menu = (name: string) => `/art/menu/${name}.svg`

const home: NavEntry = { text: 'Home', page: 'home', drawing: menu('home') }
const events: NavEntry = { text: 'Events', page: 'events', drawing: menu('events') }
const accommodation: NavEntry = {
  text: 'Accommodation',
  page: 'accommodation',
  drawing: menu('accommodation'),
}
const merch: NavEntry = { text: 'Merch', page: 'merchandise', drawing: menu('merch') }
const sponsors: NavEntry = { text: 'Sponsors', href: links.sponsors, drawing: menu('sponsors') }
const faqs: NavEntry = { text: 'FAQs', page: 'faqs', drawing: menu('faqs') }
const team: NavEntry = { text: 'Our Team', href: links.team, drawing: menu('our-team') }
const afterMovie: NavEntry = {
  text: 'After Movie',
  page: 'aftermovie',
  drawing: menu('after-movie'),
}
const games: NavEntry = { text: 'Games', page: 'games', drawing: menu('games') }
const gallery: NavEntry = { text: 'Gallery', page: 'gallery', drawing: menu('gallery') }

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
    toggle: { text: 'More', drawing: menu('more') },
  },
  {
    entries: [faqs, team, afterMovie, games, gallery],
    toggle: { text: 'Previous', drawing: menu('previous') },
  },
]
