import { describe, expect, test } from 'vitest'
import { stayInfo, stayPackage, stayRules } from '@/content/accommodation'
import { contingentContacts } from '@/content/contacts'
import { edition } from '@/content/edition'
import { scenes } from '@/content/gallery'
import { games } from '@/content/games'
import { genreTiles } from '@/content/genres'
import { links, socials } from '@/content/links'
import { delivery, merch, quantities, sizes } from '@/content/merch'
import { navBar, wheelPages } from '@/content/nav'
import { schedule } from '@/content/schedule'

/** Of Spec §2, §3 and §9. They pin this edition only: the next one has facts of its own, and skips them. */
const LAST_PINNED = 65

const textOf = (cards: readonly { text: string; more: readonly string[] }[]) =>
  cards.flatMap(({ text, more }) => [text, ...more]).join(' ')

describe.runIf(edition.number === LAST_PINNED)('edition 65', () => {
  test('the festival is the 65th, on 24–26 January 2025, with stays from 22 to 28 January', () => {
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
  })

  test('four items: t-shirts at 499 and hoodies at 999, in five sizes, up to fifteen at once', () => {
    expect(merch.map(({ id, category, price, title }) => [id, category, price, title])).toEqual([
      [1, 'tshirt', 499, 'With The Waves'],
      [2, 'tshirt', 499, 'Weaver of Spells'],
      [3, 'hoodie', 999, 'Oldman Hoodie'],
      [4, 'hoodie', 999, 'Unmask The Mystery'],
    ])
    expect(sizes.map(({ size }) => size)).toEqual(['S', 'M', 'L', 'XL', 'XXL'])
    expect(quantities).toEqual({ least: 1, most: 15 })
  })

  test('delivery costs 60 a piece, is free from 2449, and takes about a month', () => {
    expect(delivery).toMatchObject({ perPiece: 60, freeFrom: 2449 })
    expect(delivery.when).toBe('about 1 month after the fest')
    expect(delivery.collectAt).toBe('the control tent')
  })

  test('the package is 2389 INR for 3 days and 4 nights, 3 pronites, a bed and a kit', () => {
    expect(stayPackage.price).toBe('2389 INR')
    expect(stayPackage.length).toBe('3 days and 4 nights')
    expect(stayPackage.inOneLine).toMatch(/3 pronite passes, accommodation and a kit/)
  })

  test.each([
    ['a refund of 75%', /75%/],
    ['within 10 working days after the fest', /10 working days after the fest/],
    ['until 20 January 2025', /by 20 January 2025/],
    ['rooms left by 28 January, 2:00 pm', /28 January, 2:00 pm/],
    ['Rs. 500 a person for a late check-out', /fine of Rs\. 500 per person/],
    ['100 rupees for a blanket', /deposit of 100 rupees/],
    ['500 rupees for a lost mattress', /fine of 500 rupees/],
    ['at most 2 faculty members per college', /2 faculty members may come per college/],
    ['one participant for a transaction ID', /Each transaction ID is for one participant/],
    ['both hours at which the desk is closed', /6 to 11 pm.* 7 to 10 pm/],
  ])('the rules say %s', (_what, words) => {
    expect(textOf(stayRules)).toMatch(words)
  })

  test('the cards of Info say the refund, the hours and the fines, too', () => {
    const info = textOf(stayInfo)
    for (const words of ['75%', '10 working days', '20 January 2025', '28 January, 2:00 pm'])
      expect(info).toContain(words)
    for (const words of ['Rs. 500 per person', '100 rupees', '500 rupees', '6 to 11 pm', '7 to 10'])
      expect(info).toContain(words)
  })

  test('the gallery has 45 images', () => {
    expect(scenes).toHaveLength(45)
  })

  test('ten genres in the order of the specification, Humor Fest shown as Humour Fest', () => {
    expect(genreTiles.map(({ name }) => name)).toEqual([
      ...['Dance', 'Music', 'Dramatics', 'Literary', 'Film Fest', 'Quiz', 'Fine Arts'],
      ...['Humor Fest', 'Fashion', 'Culinary Arts'],
    ])
    expect(genreTiles.find(({ name }) => name === 'Humor Fest')?.title).toBe('Humour Fest')
  })

  test('two games, each with its two endpoints and its points', () => {
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

  test('the schedule has the days 0 to 3', () => {
    expect(schedule.map(({ name }) => name)).toEqual(['Day 0', 'Day 1', 'Day 2', 'Day 3'])
  })

  test('the bar and the wheel lead to ten places, and the wheel turns by More and Previous', () => {
    const names = (entries: { text: string }[]) => entries.map(({ text }) => text)
    const first = ['Home', 'Events', 'Accommodation', 'Merch', 'Sponsors']
    const second = ['FAQs', 'Our Team', 'After Movie', 'Games', 'Gallery']
    expect(names([...navBar.left, ...navBar.right])).toEqual([...first, ...second])
    expect(wheelPages.map(({ entries, toggle }) => [...names(entries), toggle.text])).toEqual([
      ['Home', 'Accommodation', 'Events', 'Merch', 'Sponsors', 'More'],
      [...second, 'Previous'],
    ])
  })

  test('five social networks, two sites of the festival, and three lines to call', () => {
    expect(socials.map(({ name }) => name)).toEqual([
      ...['X', 'Facebook', 'Instagram', 'YouTube', 'LinkedIn'],
    ])
    expect(links).toMatchObject({
      sponsors: 'https://sponsors.springfest.in/',
      team: 'https://teams.springfest.in/',
    })
    expect(contingentContacts).toHaveLength(3)
  })
})
