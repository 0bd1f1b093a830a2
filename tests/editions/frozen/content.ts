import type { Contact } from '../../../src/content/contacts'
import type { Game } from '../../../src/content/games'
import type { Hero } from '../../../src/content/heroes'
import type { MerchItem } from '../../../src/content/merch'

export const edition = {
  festival: 'Spring Fest',
  number: 65,
  ordinal: '65th',
  firstDay: '2025-01-24',
  lastDay: '2025-01-26',
  stay: { first: '2025-01-22', last: '2025-01-28' },
  dates: '24–26 January 2025',
  place: 'KGP',
  college: 'IIT Kharagpur',
  collegeInShort: 'IIT KGP',
  address: { town: 'Kharagpur', state: 'West Bengal', country: 'IN' },
  timeZone: 'Asia/Kolkata',
  utcOffset: '+05:30',
  theme: { left: 'Unmask', right: 'the Magic' },
  orbHint: 'Tap Here to Unmask the Magic',
  pageColor: '#131a3d',
  socialCard: 'Unmask the Magic: the king’s mask at night, 24–26 January 2025',
  yearsOfPassing: [2025, 2026, 2027, 2028, 2029],
}

export const links = {
  mainSite: 'https://springfest.in/',
  college: 'https://www.iitkgp.ac.in/',
  sponsors: 'https://sponsors.springfest.in/',
  team: 'https://teams.springfest.in/',
  films: 'https://www.youtube.com/c/SpringFestForever',
}

export const socials = [
  { name: 'X', href: 'https://x.com/springfest_kgp', icon: 'social-x' },
  { name: 'Facebook', href: 'https://facebook.com/springfest.iitkgp', icon: 'social-facebook' },
  { name: 'Instagram', href: 'https://instagram.com/iitkgp.springfest', icon: 'social-instagram' },
  { name: 'YouTube', href: links.films, icon: 'social-youtube' },
  { name: 'LinkedIn', href: 'https://www.linkedin.com/in/sfiitkgp/', icon: 'social-linkedin' },
] as const

const desks = ['Accommodation desk', 'Contingent payments', 'Registration desk']
export const contingentContacts = desks.map((role, index): Contact => {
  return { role, phone: `+91 00000 0000${index + 1}` }
})

export const aftermovie = {
  title: 'After Movie',
  videoId: '',
  player: 'https://www.youtube-nocookie.com/embed/',
  page: 'https://www.youtube.com/watch?v=',
  film: {
    title: 'Unmask the Magic',
    seconds: 9,
    sources: [
      { src: '/film/made-up.webm', type: 'video/webm; codecs="vp8"' },
      { src: '/film/made-up.mp4', type: 'video/mp4; codecs="vp09.00.10.08"' },
    ],
    poster: { src: '/film/made-up.webp', alt: 'The red king’s mask parts in the middle.' },
    captions: { src: '/film/made-up.vtt', language: 'en', label: 'English' },
    scenes: [
      { at: 0, text: 'On the night, a finger draws a flower. Two eyes open. A soft gong.' },
      { at: 5, text: 'Three drummers. Raised hands, confetti.' },
    ],
  },
}

export const eventLogos = {
  Centrifuge: '/art/made-up/emblem-11.svg',
  Nrityakala: '/art/made-up/emblem-12.svg',
}

const questionOf = (id: string, question: string, answer: string) => ({ id, question, answer })

export const faqs = [
  questionOf('when', 'When and where is the festival?', `On ${edition.dates}, on the campus.`),
  questionOf('register', 'How do I register for an event?', 'Open Events and press Register.'),
  questionOf('pay', 'How do I pay for accommodation?', 'Sign in and press PAY NOW.'),
  questionOf('trouble', 'Whom do I tell?', 'Choose Report Issue on your dashboard.'),
]
export const stayFaqs = [
  questionOf('price', 'What do I pay, and what for?', '2389 INR per head, for a hall and a kit.'),
  questionOf('desk', 'When is the desk open?', 'Not from 6 to 11 pm, and not from 7 to 10 pm.'),
]

const captions = [
  'A trio on the night stage|The clock tower by day|Street play, seen from above',
  'Peacock and lion dance|The food stall at noon|A comedy under the stars',
  'Painting the king on the wall|A peacock mask takes the stage|The river at sunset',
  'Three hands draw an alpona|Three dhak drummers|The clock tower at dusk',
].flatMap((line) => line.split('|'))

export const drawingOf = (number: number) => `/art/made-up/scene-${number}.svg`

export const scenes = captions.map((caption, index) => ({
  caption,
  alt: `Drawing number ${index + 1}: ${caption.toLowerCase()}.`,
}))

export const games = {
  witch: {
    title: 'Witch Runner',
    poster: '/art/made-up/poster-1.svg',
    scores: { all: '/players', one: '/player', points: 'points' },
  },
  cans: {
    title: 'Knock the Cans',
    poster: '/art/made-up/poster-2.svg',
    scores: { all: '/cans/players', one: '/cans/player', points: 'points_m' },
  },
} as const satisfies Record<string, Game>

const names =
  'Dance Music Dramatics Literary Film_Fest Quiz Fine_Arts Humor_Fest Fashion Culinary_Arts'

export const genreTiles = names.split(' ').map((word, index) => {
  const name = word.replace('_', ' ')
  const title = name.replace('Humor', 'Humour')
  const emblem = `/art/made-up/emblem-${index + 1}.svg`
  return { name, title, emblem, fill: ['panel', 'tertiary', 'primary'][index % 3] ?? '' }
})
export const fallbackEmblem = '/art/made-up/emblem-12.svg'

export const heroes = [
  { id: 'face-1', name: 'king', drawing: '/art/made-up/face-1-live.svg' },
  { id: 'face-2', name: 'lion', drawing: '/art/made-up/face-2-live.svg' },
  { id: 'face-3', name: 'peacock', drawing: '/art/made-up/face-3-live.svg' },
  { id: 'face-4', name: 'laughing face', drawing: '/art/made-up/face-4-live.svg' },
  { id: 'face-5', name: 'moon', drawing: '/art/made-up/face-5-live.svg' },
] as const

export const firstSideHeroes: readonly Hero['id'][] = ['face-2', 'face-3', 'face-5', 'face-4']

export const liftLabel = (hero: Hero) => `Unmask the ${hero.name}`

export const sideDrawing = (hero: Hero) => `/art/made-up/faces.svg#${hero.id}`

const printBack = 'Unmask the Magic, 65'
const sizes: MerchItem['sizes'] = [
  { size: 'S', chest: 40 },
  { size: 'M', chest: 42 },
  { size: 'L', chest: 44 },
  { size: 'XL', chest: 46 },
  { size: 'XXL', chest: 48 },
]
const worn = { printBack, sizes }
const tshirt = {
  ...worn,
  category: 'tshirt',
  name: 'T-shirt',
  price: 499,
  hangsBy: 'shoulders',
} as const
const hoodie = { ...worn, category: 'hoodie', name: 'Hoodie', price: 999, hangsBy: 'top' } as const

export const kinds = 'T-shirts and hoodies'

export const merch: readonly MerchItem[] = [
  itemOf(1, tshirt, 'With The Waves', 'blue, with the moon mask'),
  itemOf(2, tshirt, 'Weaver of Spells', 'cream, with the peacock mask'),
  itemOf(3, hoodie, 'Oldman Hoodie', 'teal, with the laughing mask'),
  itemOf(4, hoodie, 'Unmask The Mystery', 'red, with the king’s mask'),
]

function itemOf(
  id: number,
  kind: typeof tshirt | typeof hoodie,
  title: string,
  printFront: string,
): MerchItem {
  const drawing = `/art/made-up/garment-${id}`
  const images = { imageFront: `${drawing}-front.svg`, imageBack: `${drawing}-back.svg` }
  return { id, ...kind, title, ...images, printFront, isSoldOut: false }
}

export const quantities = { least: 1, most: 15 }

export const delivery = {
  perPiece: 60,
  freeFrom: 2449,
  when: 'about 1 month after the fest',
  collectAt: 'the control tent',
}

export const scheduleLink = [
  { day: 'Day 0', picture: '/art/made-up/emblem-1.svg', fill: 'tertiary' },
  { day: 'Day 1', picture: '/art/made-up/emblem-2.svg', fill: 'primary' },
  { day: 'Day 2', picture: '/art/made-up/emblem-3.svg', fill: 'panel' },
  { day: 'Day 3', picture: '/art/made-up/emblem-4.svg', fill: 'accent' },
] as const

export const stayPackage = {
  price: '2389 INR',
  length: '3 days and 4 nights',
  inOneLine: '3 days and 4 nights, 3 pronite passes, accommodation and a kit.',
  holds: [
    { count: 3, what: 'pronite passes' },
    { count: 4, what: 'nights in a hall' },
    { count: 1, what: 'festival kit' },
  ],
}
