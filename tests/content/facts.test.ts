import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { campus, stayInfo, stayRules, travelInfo } from '@/content/accommodation'
import { stayPackage } from '@/content/stayPackage'
import { edition } from '@/content/edition'
import { faqs, stayFaqs } from '@/content/faqs'
import { frames } from '@/content/frames'
import { games } from '@/content/games'
import { genreTiles } from '@/content/genres'
import { delivery, merch, quantities } from '@/content/merch'

/** Of Spec §2, §3 and §9. They pin this edition only: the next one has facts of its own, and skips them. */
const LAST_PINNED = 65

const textOf = (cards: readonly { text: string; more: readonly string[] }[]) =>
  cards.flatMap(({ text, more }) => [text, ...more]).join(' ')

const pinned = test.runIf(edition.number === LAST_PINNED)

pinned(
  'the festival is the 65th, on 24–26 January 2025, with stays from 22 to 28 January (Spec §9)',
  () => {
    expect(edition).toMatchObject({
      ordinal: '65th',
      firstDay: '2025-01-24',
      lastDay: '2025-01-26',
      dates: '24–26 January 2025',
      place: 'KGP',
      stay: { first: '2025-01-22', last: '2025-01-28' },
      yearsOfPassing: [2025, 2026, 2027, 2028, 2029],
      orbHint: 'Tap Here to Unmask the Magic',
    })
  },
)

pinned(
  'four items: t-shirts at 499 and hoodies at 999, in five sizes, up to fifteen at once (Spec §3, §9)',
  () => {
    expect(merch.map(({ id, category, price, title }) => [id, category, price, title])).toEqual([
      [1, 'tshirt', 499, 'With The Waves'],
      [2, 'tshirt', 499, 'Weaver of Spells'],
      [3, 'hoodie', 999, 'Oldman Hoodie'],
      [4, 'hoodie', 999, 'Unmask The Mystery'],
    ])
    for (const { sizes } of merch)
      expect(sizes.map(({ size }) => size)).toEqual(['S', 'M', 'L', 'XL', 'XXL'])
    expect(quantities).toEqual({ least: 1, most: 15 })
  },
)

pinned('delivery costs 60 a piece, is free from 2449, and takes about a month (Spec §9)', () => {
  expect(delivery).toMatchObject({ perPiece: 60, freeFrom: 2449 })
  expect(delivery.when).toBe('about 1 month after the fest')
  expect(delivery.collectAt).toBe('the control tent')
})

pinned(
  'the package is 2389 INR for 3 days and 4 nights, 3 pronites, a bed and a kit (Spec §9)',
  () => {
    expect(stayPackage.price).toBe('2389 INR')
    expect(stayPackage.length).toBe('3 days and 4 nights')
    expect(stayPackage.inOneLine).toMatch(/3 pronite passes, accommodation and a kit/)
  },
)

pinned.each([
  ['a refund of 75%', /75%/],
  ['within 10 working days after the fest', /10 working days after the fest/],
  ['until 20 January 2025', /by 20 January 2025/],
  ['Rs. 500 a person for a late check-out', /fine of Rs\. 500 per person/],
  ['at most 2 faculty members per college', /2 faculty members may come per college/],
  ['both hours at which the desk is closed', /6 to 11 pm.* 7 to 10 pm/],
])('the rules say %s (Spec §9)', (_what, phrase) => {
  expect(textOf(stayRules)).toMatch(phrase)
})

pinned(
  'ten genres in the order of the specification, Humor Fest shown as Humour Fest (Spec §2)',
  () => {
    expect(genreTiles.map(({ name }) => name)).toEqual([
      ...['Dance', 'Music', 'Dramatics', 'Literary', 'Film Fest', 'Quiz', 'Fine Arts'],
      ...['Humor Fest', 'Fashion', 'Culinary Arts'],
    ])
    expect(genreTiles.find(({ name }) => name === 'Humor Fest')?.title).toBe('Humour Fest')
  },
)

pinned('two games, each with its two endpoints and its points', () => {
  expect(Object.keys(games)).toEqual(['witch', 'cans'])
  expect(games).toMatchObject({
    witch: {
      title: 'Witch Runner',
      scores: { all: '/players', one: '/player', points: 'points' },
    },
    cans: {
      title: 'Knock the Cans',
      scores: { all: '/cans/players', one: '/cans/player', points: 'points_m' },
    },
  })
})

test('the days of the festival lie within those of a stay', () => {
  const { firstDay, lastDay, stay } = edition
  const days = [stay.first, firstDay, lastDay, stay.last]
  for (const day of days) expect(day).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  expect(days).toEqual(days.toSorted())
})

test('the dates in words match the days', () => {
  const [year = '', , first] = edition.firstDay.split('-')
  const last = edition.lastDay.split('-')[2]
  for (const part of [Number(first), Number(last), year])
    expect(edition.dates).toContain(String(part))
  expect(edition.ordinal).toContain(String(edition.number))
})

test('the years of passing go up, from the year of the festival', () => {
  const years = edition.yearsOfPassing
  expect(years[0]).toBe(Number(edition.firstDay.slice(0, 4)))
  expect(years).toEqual(years.map((_, index) => (years[0] ?? 0) + index))
})

test('the colour of the page matches the theme', () => {
  const theme = readFileSync('src/theme/palette.css', 'utf8')
  const [, name] = /--color-page: var\((--[\w-]+)\)/.exec(theme) ?? []
  const [, colour] = new RegExp(`${name}: (.*);`).exec(theme) ?? []
  expect(edition.pageColor, 'pageColor in edition.ts').toBe(colour)
})

const cards = [...stayInfo, ...stayRules, ...travelInfo]
const questions = [...faqs, ...stayFaqs]
const prose = [
  ...cards.flatMap(({ title, text, more }) => [title, text, ...more]),
  ...questions.flatMap(({ question, answer }) => [question, answer]),
]

/** Every match of the pattern's first group in all texts about the festival and staying. */
const mentionsOf = (pattern: RegExp) =>
  new Set(prose.flatMap((text) => [...text.matchAll(pattern)].map(([, mention]) => mention)))

/** “28 January”, or “22 to 28 January”. */
const DATES = /\b(\d{1,2})(?: to (\d{1,2}))? ([A-Z][a-z]{2,8})\b/g

test('no text names another year', () => {
  const year = edition.firstDay.slice(0, 4)
  const years = /\b20\d\d\b/g
  const wrong = prose.filter((text) => text.match(years)?.some((mention) => mention !== year))
  expect(wrong, `in accommodation.ts and faqs.ts, write ${year}`).toEqual([])
})

test('every date in a text is one of the festival or of the stay, or a deadline before them', () => {
  const { firstDay, lastDay, stay } = edition
  const year = firstDay.slice(0, 4)
  const festivalDates = [stay.first, firstDay, lastDay, stay.last]
  const wrong = prose.flatMap((text) =>
    [...text.matchAll(DATES)].flatMap(([phrase, first, last, month]) =>
      [first, last ?? first].flatMap((number = '') => {
        const date = new Date(`${number} ${month ?? ''} ${year} UTC`)
        const day = Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10)
        return day < stay.first || festivalDates.includes(day) ? [] : [`${phrase} in “${text}”`]
      }),
    ),
  )
  expect(wrong).toEqual([])
})

test('every price in INR is that of the package, or the amount that makes delivery free', () => {
  const prices = [stayPackage.price, `${delivery.freeFrom} INR`]
  for (const amount of mentionsOf(/([\d,]+ INR)/g)) expect(prices).toContain(amount)
  expect(stayPackage.inOneLine).toContain(stayPackage.length)
})

test('rules, information and questions name the same fines, deposits, shares and hours (Spec §9)', () => {
  const facts = /Rs\. \d+|\d+ rupees|\d+%|\d+ working days|\d[\d:]*(?: to \d+)? pm/g
  const factsOf = (texts: string[]) =>
    new Set(texts.flatMap((text) => [...text.matchAll(facts)].map(([fact]) => fact)))
  const written = factsOf(cards.flatMap(({ text, more }) => [text, ...more]))
  for (const fact of factsOf(stayFaqs.map(({ answer }) => answer))) expect(written).toContain(fact)
})

test('the map and the directions are https addresses of the same place', () => {
  const marker = new URL(frames.map).searchParams.get('marker')
  const destination = new URL(campus.directions).searchParams.get('destination')
  expect(marker).toMatch(/^-?\d+\.\d+,-?\d+\.\d+$/)
  expect(destination).toBe(marker)
  for (const address of [frames.map, campus.directions]) {
    expect(new URL(address).protocol).toBe('https:')
  }
})

test('cards and questions have unique ids and are not empty', () => {
  for (const list of [stayInfo, stayRules, travelInfo, faqs, stayFaqs]) {
    expect(new Set(list.map(({ id }) => id)).size).toBe(list.length)
  }
  for (const { question } of questions) expect(question).toMatch(/\?$/)
  expect(new Set(questions.map(({ question }) => question)).size).toBe(questions.length)
  for (const text of prose) expect(text.trim()).toMatch(/^\S.{3,}[\w.?:,]$/)
})

const answers = faqs.map(({ answer }) => answer).join('\n')

test.each([
  ['the dates', edition.dates],
  ['the edition', edition.ordinal],
  ['the price of the package', stayPackage.price],
  ['its length', stayPackage.length],
  ['what delivery costs', `${delivery.perPiece} rupees`],
  ['when it is free', String(delivery.freeFrom)],
  ['when it comes', delivery.when.replace(/^about /, '')],
])('the answers name %s as the rest of the site does (Spec §9)', (_what, fact) => {
  expect(answers).toContain(fact)
})
