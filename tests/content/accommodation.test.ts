import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { campus, stayInfo, stayPackage, stayRules, stayWays } from '@/content/accommodation'
import { edition } from '@/content/edition'
import { faqs, stayFaqs } from '@/content/faqs'
import { frames } from '@/content/frames'

const slips = [...stayInfo, ...stayRules, ...stayWays]
const textsOf = (of: typeof slips) => of.flatMap(({ title, text, more }) => [title, text, ...more])
const answersOf = (of: typeof faqs) => of.flatMap(({ question, answer }) => [question, answer])
const prose = [...textsOf(slips), ...answersOf(faqs), ...answersOf(stayFaqs)]
const info = textsOf(stayInfo).join(' ')
const rules = textsOf(stayRules).join(' ')
const questions = answersOf(stayFaqs).join(' ')

/** Every match of the pattern's first group in everything that is said about the festival and staying. */
const said = (pattern: RegExp) =>
  new Set(prose.flatMap((text) => [...text.matchAll(pattern)].map(([, found]) => found)))

test('the package is what the spec says', () => {
  expect(stayPackage.price).toBe('2389 INR')
  expect(stayPackage.length).toBe('3 days and 4 nights')
  expect(stayPackage.holds).toEqual([
    { count: 3, what: 'pronite passes' },
    { count: 4, what: 'nights in a hall' },
    { count: 1, what: 'festival kit' },
  ])
})

test.each([
  ['a refund of 75%', /75%/],
  ['within 10 working days after the fest', /within 10 working days after the fest/],
  ['its deadline', /20 January 2025/],
  ['when rooms must be left', /left by 28 January, 2:00 pm/],
  ['the fine for leaving late', /Rs\. 500 per person/],
  ['the deposit for a blanket', /deposit of 100 rupees/],
  ['the fine for a mattress', /lost (mattress|one) costs (a fine of )?500 rupees/],
  ['how many faculty', /at most 2 faculty members/i],
  ['both readings of the desk hours', /6 to 11 pm.*7 to 10 pm/],
])('info, rules and questions all tell %s', (_what, fact) => {
  for (const page of [info, rules, questions]) expect(page).toMatch(fact)
})

test('rules and questions tell that a transaction ID is for one participant', () => {
  for (const page of [rules, questions]) {
    expect(page).toContain('Each transaction ID stands for one participant.')
  }
})

test('no text names an amount, a day, an hour or a share that the spec does not', () => {
  const amounts = said(/(\d+) (?:rupees|INR)/g)
  expect(amounts).toEqual(new Set(['60', '100', '500', '2389', '2449']))
  expect(said(/Rs\. (\d+)/g)).toEqual(new Set(['500']))
  const days = said(/(\d+(?:[–-]\d+| to \d+)?) January/g)
  expect(days).toEqual(new Set(['20', '22 to 28', '24 to 26', '24–26', '26', '28']))
  expect(said(/January (\d{4})/g)).toEqual(new Set(['2025']))
  expect(said(/(\d+)%/g)).toEqual(new Set(['75']))
  const hours = said(/(\d[\d:]*(?: to \d+)?) pm/g)
  expect(hours).toEqual(new Set(['2:00', '6', '6 to 11', '7 to 10']))
  expect(said(/(\d+) working days/g)).toEqual(new Set(['10']))
})

test('the festival’s own days are those of the edition', () => {
  expect(edition.dates).toBe('24–26 January 2025')
  expect(info).toContain('24 to 26 January 2025')
  expect(answersOf(faqs).join(' ')).toContain(edition.dates)
})

test('the map and the way to the gate are https addresses that show the same place', () => {
  const marker = new URL(frames.map).searchParams.get('marker')
  const destination = new URL(campus.directions).searchParams.get('destination')
  expect(marker).toBe('22.323834,87.310796')
  expect(destination).toBe(marker)
  for (const address of [frames.map, campus.directions]) {
    expect(new URL(address).protocol).toBe('https:')
  }
})

test('every slip and every question has an id of its own, and none is empty', () => {
  for (const list of [stayInfo, stayRules, stayWays, faqs, stayFaqs]) {
    expect(new Set(list.map(({ id }) => id)).size).toBe(list.length)
  }
  for (const text of prose) expect(text.trim()).toMatch(/^\S.{3,}[\w.?:,]$/)
})

test.each(['masks/laugh.svg', 'masks/king.svg', 'ornament/gate.svg'])('%s is there', (file) => {
  expect(existsSync(`public/art/${file}`)).toBe(true)
})
