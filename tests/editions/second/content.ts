import type { Hero } from '../../../src/content/heroes'

/** Next year's festival, made up: it differs from this one in everything that an edition may change. */
export const edition = {
  festival: 'Monsoon Mela',
  number: 12,
  ordinal: '12th',
  firstDay: '2031-08-02',
  lastDay: '2031-08-03',
  stay: { first: '2031-07-31', last: '2031-08-04' },
  dates: '2–3 August 2031',
  place: 'Hilltop',
  college: 'Hill College',
  collegeInShort: 'Hill',
  address: { town: 'Hilltown', state: 'Meghalaya', country: 'IN' },
  timeZone: 'Asia/Kolkata',
  utcOffset: '+05:30',
  theme: { left: 'Follow', right: 'the Rain' },
  orbHint: 'Tap Here to Follow the Rain',
  pageColor: '#04202c',
  socialCard: 'Follow the Rain: a jellyfish under a cloud, 2–3 August 2031',
  yearsOfPassing: [2031, 2032, 2033],
}

export const links = {
  mainSite: 'https://mela.festival.test/',
  college: 'https://hill.festival.test/',
  sponsors: 'https://sponsors.mela.festival.test/',
  team: 'https://team.mela.festival.test/',
  films: 'https://films.mela.festival.test/',
}
export const socials = [
  { name: 'X', href: 'https://x.com/monsoon-mela', icon: 'social-x' },
  { name: 'YouTube', href: links.films, icon: 'social-youtube' },
]

export const contingentContacts = [{ role: 'Tents', phone: '+91 00000 00009' }]

export const aftermovie = {
  title: 'Aftermovie',
  videoId: '',
  player: 'https://www.youtube-nocookie.com/embed/',
  page: 'https://www.youtube.com/watch?v=',
  film: {
    title: 'Follow the Rain',
    seconds: 9,
    sources: [{ src: '/film/rain.mp4', type: 'video/mp4' }],
    poster: { src: '/film/rain.webp', alt: 'A cloud opens over a hill.' },
    captions: { src: '/film/rain.vtt', language: 'en', label: 'English' },
    scenes: [{ at: 0, text: 'Rain. A drum.' }],
  },
}

export const eventLogos = { 'Robot Race': '/art/heroes/moon.svg' }

export const faqs = [
  { id: 'when', question: 'When is it?', answer: `On ${edition.dates}, at ${edition.college}.` },
]
export const stayFaqs = [
  { id: 'tent', question: 'Is there a tent?', answer: 'Yes, for 1111 INR per head.' },
]

export const drawingOf = (number: number) => `/art/gallery/0${number}.svg`

export const scenes = [1, 2, 3].map((number) => ({
  caption: `Rain picture ${number}`,
  alt: `People under umbrellas, seen from window number ${number} of the hall.`,
}))

export const games = {
  puddle: {
    title: 'Puddle Jump',
    poster: '/art/games/puddle.svg',
    scores: { all: '/puddle/players', one: '/puddle/player', points: 'jumps' },
  },
}

export const genreTiles = [
  { name: 'Dance', title: 'Rain Dance', emblem: '/art/genres/dance.svg', fill: 'tertiary' },
  { name: 'Robotics', title: 'Robotics', emblem: '/art/genres/robotics.svg', fill: 'panel' },
  { name: 'Music', title: 'Music', emblem: '/art/genres/music.svg', fill: 'primary' },
]
export const fallbackEmblem = '/art/heroes/moon.svg'

export const heroes = [
  { id: 'aurelia', name: 'jellyfish', drawing: '/art/heroes/aurelia-live.svg' },
  { id: 'coral', name: 'red jellyfish', drawing: '/art/heroes/coral-live.svg' },
  { id: 'lantern', name: 'lantern fish', drawing: '/art/heroes/lantern-live.svg' },
] as const
export const firstSideHeroes = ['coral', 'lantern']
export const liftLabel = (hero: Hero) => `Wake the ${hero.name}`
export const sideDrawing = (hero: Hero) => `/art/heroes/sides.svg#${hero.id}`

export const kinds = 'T-shirts and mugs'

const common = {
  ...{ category: 'tshirt', name: 'T-shirt', price: 350, printBack: 'Follow the Rain, 12' },
  hangsBy: 'shoulders',
  sizes: [
    { size: 'M', chest: 41 },
    { size: 'L', chest: 45 },
  ],
}
const mug = {
  ...{ category: 'mug', name: 'Mug', price: 250, printBack: 'Follow the Rain, 12' },
  ...{ hangsBy: 'top', sizes: [{ size: 'One size' }] },
  ...{ title: 'Rain Mug', printFront: 'blue, with drops', isSoldOut: false },
}
const drawing = (name: string, side: string) => `/art/merch/${name}-${side}.svg`

const imagesOf = (name: string) => {
  return { imageFront: drawing(name, 'front'), imageBack: drawing(name, 'back') }
}
const cloud = { title: 'Cloud Shirt', printFront: 'green, with a cloud', isSoldOut: false }
const frog = { title: 'Frog Shirt', printFront: 'yellow, with a frog', isSoldOut: true }

export const merch = [
  { id: 1, ...common, ...cloud, ...imagesOf('1') },
  { id: 9, ...common, ...frog, ...imagesOf('2') },
  { id: 10, ...mug, ...imagesOf('3') },
]
export const quantities = { least: 1, most: 5 }
export const delivery = {
  perPiece: 75,
  freeFrom: 1400,
  when: 'about 2 weeks after the fest',
  collectAt: 'the north desk',
}

export const scheduleLink = [
  { day: 'Saturday', picture: '/art/genres/music.svg', fill: 'tertiary' },
  { day: 'Sunday', picture: '/art/genres/dance.svg', fill: 'panel' },
]

export const stayPackage = {
  price: '1111 INR',
  length: '2 days and 3 nights',
  inOneLine: '2 days and 3 nights, a tent and a raincoat.',
  holds: [
    { count: 3, what: 'nights in a tent' },
    { count: 1, what: 'raincoat' },
  ],
}
