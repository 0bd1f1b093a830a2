import type { NavEntry } from '../../../src/content/nav'
import { links } from './content'

const emblem = (number: number) => `/art/made-up/emblem-${number}.svg`
const home: NavEntry = { text: 'Home', page: 'home', drawing: emblem(1) }
const events: NavEntry = { text: 'Events', page: 'events', drawing: emblem(2) }
const accommodation: NavEntry = { text: 'Accommodation', page: 'accommodation', drawing: emblem(3) }
const merch: NavEntry = { text: 'Merch', page: 'merchandise', drawing: emblem(4) }
const sponsors: NavEntry = { text: 'Sponsors', href: links.sponsors, drawing: emblem(5) }
const faqs: NavEntry = { text: 'FAQs', page: 'faqs', drawing: emblem(6) }
const team: NavEntry = { text: 'Our Team', href: links.team, drawing: emblem(7) }
const afterMovie: NavEntry = { text: 'After Movie', page: 'aftermovie', drawing: emblem(8) }
const games: NavEntry = { text: 'Games', page: 'games', drawing: emblem(9) }
const gallery: NavEntry = { text: 'Gallery', page: 'gallery', drawing: emblem(10) }

export const navBar = {
  left: [home, events, accommodation, merch, sponsors],
  right: [faqs, team, afterMovie, games, gallery],
}

export const menuPages = [
  {
    entries: [home, accommodation, events, merch, sponsors],
    toggle: { text: 'More', drawing: emblem(11) },
  },
  {
    entries: [faqs, team, afterMovie, games, gallery],
    toggle: { text: 'Previous', drawing: emblem(12) },
  },
]
