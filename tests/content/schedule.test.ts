import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { genres } from '@mocks/data/events'
import { edition } from '@/content/edition'
import { schedule } from '@/content/schedule'
import { venues } from '@/content/venues'

const entries = schedule.flatMap((day) => day.entries)

test('four days, from the eve of the festival to its last day', () => {
  expect(schedule.map(({ name, date }) => [name, date])).toEqual([
    ['Day 0', '2025-01-23'],
    ['Day 1', '2025-01-24'],
    ['Day 2', '2025-01-25'],
    ['Day 3', '2025-01-26'],
  ])
  expect(schedule[1]?.date).toBe(edition.firstDay)
  expect(schedule.at(-1)?.date).toBe(edition.lastDay)
})

test('every day is complete', () => {
  expect(schedule.map((day) => day.entries.length)).toEqual([5, 24, 46, 38])
})

test('every time is one of a clock, and only Flute Boxer is after midnight', () => {
  for (const { time } of entries) expect(time).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/)
  expect(entries.filter(({ afterMidnight }) => afterMidnight)).toEqual([
    { time: '00:30', title: 'Flute Boxer', venue: 'sfCafe', afterMidnight: true },
  ])
})

test.each(schedule)('$name is written down in order of time, after midnight last', (day) => {
  const keys = day.entries.map(({ time, afterMidnight }) => `${afterMidnight ? 1 : 0} ${time}`)
  expect(keys).toEqual(keys.toSorted())
  expect(existsSync(`public${day.picture}`)).toBe(true)
})

test('the four entries without a known venue are at the PAN Loop Court', () => {
  const there = schedule.flatMap((day) =>
    day.entries.filter(({ venue }) => venue === 'panLoopCourt').map(({ title }) => title),
  )
  expect(there).toEqual(['Shuffle Prefinals', 'Dance Cypher', 'Shuffle Finals', 'Silent DJ'])
})

test('the rounds of the group Shuffle follow each other', () => {
  const rounds = schedule[3]?.entries.filter(({ title }) => title.includes('(Group)'))
  expect(rounds?.map(({ time, title }) => [time, title])).toEqual([
    ['13:30', 'Shuffle Prefinals (Group)'],
    ['16:30', 'Shuffle Finals (Group)'],
  ])
})

test('titles are spelt right and do not shout', () => {
  const titles = entries.map(({ title }) => title)
  expect(titles).toContain('Inauguration')
  expect(titles).toContain('Kavi Sammelan')
  expect(titles).toContain('Alum Meeting with Director')
  expect(titles.filter((title) => /Rap ?mania/i.test(title))).toEqual([
    'Rapmania Prelims',
    'Rapmania Prefinals',
    'Rapmania Cypher',
    'Rapmania Finals',
  ])
  for (const title of titles) {
    expect(title).not.toMatch(/Inaugration|RapMania|Rap Mania|ChromeBook|Lake Side|\(\w+ dj\)/)
    expect(title).not.toMatch(/[A-Z]{5,}|\S\(|^\s|\s$/)
  }
})

test('an event that an entry says it is of is one of the event list', () => {
  const names = genres.flatMap(({ events }) => events.map(({ name }) => name.trim()))
  for (const name of entries.flatMap(({ of = [] }) => of)) expect(names).toContain(name)
})

test('the night shows are at the Pronites Ground at seven', () => {
  const shows = schedule.flatMap(({ name, entries: own }) =>
    own.filter(({ venue }) => venue === 'pronitesGround').map(({ time }) => [name, time]),
  )
  expect(shows).toEqual([
    ['Day 1', '19:00'],
    ['Day 2', '19:00'],
    ['Day 3', '19:00'],
  ])
})

test('33 venues, each with a name and a place of its own, all on the campus', () => {
  const all = Object.values(venues)
  expect(all).toHaveLength(33)
  expect(new Set(all.map(({ name }) => name)).size).toBe(33)
  for (const { lat, lng, name } of all) {
    expect(name).not.toMatch(/[A-Z]{5,}|^\s|\s$/)
    expect(lat).toBeGreaterThan(22.31)
    expect(lat).toBeLessThan(22.33)
    expect(lng).toBeGreaterThan(87.29)
    expect(lng).toBeLessThan(87.32)
  }
})
