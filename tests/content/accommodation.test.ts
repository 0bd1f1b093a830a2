import { expect, test } from 'vitest'
import { campus, stayInfo, stayPackage, stayRules, travelInfo } from '@/content/accommodation'
import { edition } from '@/content/edition'
import { faqs, stayFaqs } from '@/content/faqs'
import { frames } from '@/content/frames'
import { delivery } from '@/content/merch'

const cards = [...stayInfo, ...stayRules, ...travelInfo]
const questions = [...faqs, ...stayFaqs]
const prose = [
  ...cards.flatMap(({ title, text, more }) => [title, text, ...more]),
  ...questions.flatMap(({ question, answer }) => [question, answer]),
]

/** Every match of the pattern's first group in everything that is said about the festival and staying. */
const said = (pattern: RegExp) =>
  new Set(prose.flatMap((text) => [...text.matchAll(pattern)].map(([, found]) => found)))

test('no text speaks of another year', () => {
  const year = edition.firstDay.slice(0, 4)
  expect([...said(/\b(20\d\d)\b/g)].filter((each) => each !== year)).toEqual([])
})

test('every price in INR is that of the package, or the amount that makes delivery free', () => {
  const prices = [stayPackage.price, `${delivery.freeFrom} INR`]
  for (const amount of said(/(\d+ INR)/g)) expect(prices).toContain(amount)
  expect(stayPackage.inOneLine).toContain(stayPackage.length)
})

test('rules, information and questions give the same fines, deposits, shares and hours', () => {
  const facts = /Rs\. \d+|\d+ rupees|\d+%|\d+ working days|\d[\d:]*(?: to \d+)? pm/g
  const factsOf = (texts: string[]) =>
    new Set(texts.flatMap((text) => [...text.matchAll(facts)].map(([found]) => found)))
  const written = factsOf(cards.flatMap(({ text, more }) => [text, ...more]))
  for (const fact of factsOf(stayFaqs.map(({ answer }) => answer))) expect(written).toContain(fact)
})

test('the map and the way to the gate are https addresses that show the same place', () => {
  const marker = new URL(frames.map).searchParams.get('marker')
  const destination = new URL(campus.directions).searchParams.get('destination')
  expect(marker).toMatch(/^-?\d+\.\d+,-?\d+\.\d+$/)
  expect(destination).toBe(marker)
  for (const address of [frames.map, campus.directions]) {
    expect(new URL(address).protocol).toBe('https:')
  }
})

test('every card and every question has an id of its own, and none is empty', () => {
  for (const list of [stayInfo, stayRules, travelInfo, faqs, stayFaqs]) {
    expect(new Set(list.map(({ id }) => id)).size).toBe(list.length)
  }
  for (const text of prose) expect(text.trim()).toMatch(/^\S.{3,}[\w.?:,]$/)
})
