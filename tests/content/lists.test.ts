import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { edition } from '@/content/edition'
import { games } from '@/content/games'
import { links, socials } from '@/content/links'
import { delivery, merch, quantities } from '@/content/merch'
import { madeAt, schedule } from '@/content/schedule'
import { scheduleLink } from '@/content/scheduleLink'
import { states } from '@/content/states'
import { venues } from '@/content/venues'

/** Districts per state as of 1 November 2025. A change here should be a change in the gazette. */
const COUNTS = `
Andaman and Nicobar Islands 3, Andhra Pradesh 26, Arunachal Pradesh 28, Assam 35, Bihar 38,
Chandigarh 1, Chhattisgarh 33, Dadra and Nagar Haveli and Daman and Diu 3, Delhi 11, Goa 2,
Gujarat 34, Haryana 22, Himachal Pradesh 12, Jammu and Kashmir 20, Jharkhand 24, Karnataka 31,
Kerala 14, Ladakh 2, Lakshadweep 1, Madhya Pradesh 55, Maharashtra 36, Manipur 16,
Meghalaya 12, Mizoram 11, Nagaland 17, Odisha 30, Puducherry 4, Punjab 23, Rajasthan 41,
Sikkim 6, Tamil Nadu 38, Telangana 33, Tripura 8, Uttar Pradesh 75, Uttarakhand 13,
West Bengal 23
`

const sorted = (names: string[]) => names.toSorted((a, b) => a.localeCompare(b, 'en'))

test('the list has all 28 states and 8 union territories, once each and in order (Spec §2)', () => {
  const names = states.map(({ name }) => name)
  expect(names).toHaveLength(36)
  expect(new Set(names).size).toBe(36)
  expect(names).toEqual(sorted(names))
})

test('every state has its number of districts (Spec §2)', () => {
  const counts = states.map(({ name, districts }) => `${name} ${districts.length}`)
  expect(counts).toEqual(COUNTS.trim().split(/,\s/))
})

test('the districts of every state are in order and without repetition', () => {
  for (const { name, districts } of states) {
    expect(districts, name).toEqual(sorted(districts))
    expect(new Set(districts).size, name).toBe(districts.length)
  }
})

test('no name of a state or district is empty or has stray spaces or signs', () => {
  const names = states.flatMap(({ name, districts }) => [name, ...districts])
  for (const name of names) expect(name).toMatch(/^\w[\w.-]*( \w[\w.-]*)*$/)
})

const entries = schedule.flatMap((day) => day.entries)

test('the days of the schedule follow each other and include those of the festival', () => {
  const dates = schedule.map(({ date }) => date)
  expect(dates).toEqual([...new Set(dates)].toSorted())
  for (const day of [edition.firstDay, edition.lastDay]) expect(dates).toContain(day)
  for (const field of ['id', 'name'] as const)
    expect(new Set(schedule.map((day) => day[field])).size).toBe(schedule.length)
})

test('the dashboard has a panel for each day of the schedule', () => {
  expect(scheduleLink.map(({ day }) => day)).toEqual(schedule.map(({ name }) => name))
})

test('the timetable has a date of creation, before the festival ends', () => {
  expect(madeAt).toMatch(/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/)
  expect(madeAt < `${edition.lastDay}T24:00`).toBe(true)
})

test('every day has entries, and every entry a valid time', () => {
  for (const day of schedule) expect(day.entries.length, day.name).toBeGreaterThan(0)
  for (const { time } of entries) expect(time).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/)
})

test('the entries of every day are in order of time, and its picture is on disk', () => {
  for (const day of schedule) {
    const keys = day.entries.map(({ time, afterMidnight }) => `${afterMidnight ? 1 : 0} ${time}`)
    expect(keys, day.name).toEqual(keys.toSorted())
    expect(existsSync(`public${day.picture}`), day.picture).toBe(true)
  }
})

test('no title of an entry is in capitals or has stray spaces', () => {
  for (const { title } of entries) expect(title).not.toMatch(/[A-Z]{5,}|\S\(|^\s|\s$/)
})

test('every venue has its own name, and all are within five kilometres', () => {
  const all = Object.values(venues)
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length)
  const spread = (values: number[]) => Math.max(...values) - Math.min(...values)
  for (const { name } of all) expect(name).not.toMatch(/[A-Z]{5,}|^\s|\s$/)
  // In degrees: 0.05 is about five kilometres.
  expect(spread(all.map(({ lat }) => lat))).toBeLessThan(0.05)
  expect(spread(all.map(({ lng }) => lng))).toBeLessThan(0.05)
})

test('every address outside the site is https', () => {
  const addresses = [...Object.values(links), ...socials.map(({ href }) => href)]
  for (const address of addresses) expect(new URL(address).protocol).toBe('https:')
})

test('every social network is named once and has an icon', () => {
  expect(new Set(socials.map(({ name }) => name)).size).toBe(socials.length)
  const drawings = readFileSync('src/shared/ui/icons.svg', 'utf8')
  for (const { icon } of socials) expect(drawings).toContain(`id="${icon}"`)
})

test('sizes grow, several items can be chosen, and delivery can be free', () => {
  for (const { title, sizes } of merch) {
    const chests = sizes.map(({ chest = 0 }) => chest)
    expect(chests, title).toEqual(chests.toSorted((a, b) => a - b))
    expect(new Set(sizes.map(({ size }) => size)).size, title).toBe(sizes.length)
  }
  expect(quantities.least).toBe(1)
  expect(quantities.most).toBeGreaterThan(quantities.least)
  expect(delivery.freeFrom).toBeGreaterThan(delivery.perPiece)
})

test('items have unique whole ids and prices in whole rupees', () => {
  expect(new Set(merch.map(({ id }) => id)).size).toBe(merch.length)
  for (const { id, price } of merch) {
    expect(Number.isSafeInteger(id) && id > 0).toBe(true)
    expect(Number.isSafeInteger(price) && price > 0).toBe(true)
  }
})

test('every item has two drawings of its own on disk (Spec §3)', () => {
  const files = merch.flatMap(({ imageFront, imageBack }) => [imageFront, imageBack])
  expect(new Set(files).size).toBe(2 * merch.length)
  for (const file of files) expect(existsSync(`public${file}`), file).toBe(true)
})

test('every item describes the print on both sides', () => {
  for (const { printFront, printBack } of merch)
    for (const print of [printFront, printBack]) expect(print).toMatch(/^\S.{5,}\w$/)
})

test('every game has a name for addresses, its own title and a poster on disk', () => {
  for (const name of Object.keys(games)) expect(name).toMatch(/^[a-z]+$/)
  const titles = Object.values(games).map(({ title }) => title)
  expect(new Set(titles).size).toBe(titles.length)
  for (const { poster } of Object.values(games)) expect(existsSync(`public${poster}`)).toBe(true)
})

test('.env.example has the address of every game, and of no other', () => {
  const variables = Object.keys(parseEnv(readFileSync('.env.example', 'utf8')))
  const wanted = Object.keys(games).map((name) => `VITE_${name.toUpperCase()}_GAME_URL`)
  expect(variables.filter((name) => name.endsWith('_GAME_URL')).toSorted()).toEqual(
    wanted.toSorted(),
  )
})
