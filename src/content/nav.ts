// Not './links': the tests replace this module by its alias.
import { links } from '@/content/links'

type LinkTo<Page> = {
  text: string
  /** A name in src/shared/paths.ts. */
  page: Page
  /** For signed-in users, if it is another page. */
  signedInPage?: Page
}

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

/** `drawing` is a file in public/art/wheel. */
export type NavEntry = (LinkTo<NavPage> | { text: string; href: string }) & { drawing: string }

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

/** Spec §2: the ten links of wide windows. */
export const navBar = {
  left: [home, events, accommodation, merch, sponsors],
  right: [faqs, team, afterMovie, games, gallery],
}

type MenuPage = { entries: NavEntry[]; toggle: { text: string; drawing: string } }

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

type FooterLink = LinkTo<NavPage | 'schedule' | 'accessibility' | 'privacy'>

/** At the end of every page but home. Accommodation leads where the navigation's does (Spec §2). */
export const footerLinks: FooterLink[] = [
  { text: 'Accommodation', page: 'accommodation', signedInPage: 'contingent' },
  { text: 'FAQs', page: 'faqs' },
  { text: 'Schedule', page: 'schedule' },
]

export const smallLinks: FooterLink[] = [
  { text: 'Accessibility', page: 'accessibility' },
  { text: 'Privacy', page: 'privacy' },
]
