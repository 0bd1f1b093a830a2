import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { edition } from '@/content/edition'
import { schedule } from '@/content/schedule'
import { venues } from '@/content/venues'

const entries = schedule.flatMap((day) => day.entries)

test('the days follow each other, each once, and the festival’s own are among them', () => {
  const dates = schedule.map(({ date }) => date)
  expect(dates).toEqual([...new Set(dates)].toSorted())
  for (const day of [edition.firstDay, edition.lastDay]) expect(dates).toContain(day)
  for (const field of ['id', 'name'] as const)
    expect(new Set(schedule.map((day) => day[field])).size).toBe(schedule.length)
})

test('every day has entries, and every time is one of a clock', () => {
  for (const day of schedule) expect(day.entries.length, day.name).toBeGreaterThan(0)
  for (const { time } of entries) expect(time).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/)
})

test.each(schedule)('$name is written down in order of time, after midnight last', (day) => {
  const keys = day.entries.map(({ time, afterMidnight }) => `${afterMidnight ? 1 : 0} ${time}`)
  expect(keys).toEqual(keys.toSorted())
  expect(existsSync(`public${day.picture}`)).toBe(true)
})

test('no title shouts, or begins or ends with a space', () => {
  for (const { title } of entries) expect(title).not.toMatch(/[A-Z]{5,}|\S\(|^\s|\s$/)
})

test('every venue has a name and a place of its own, all within a walk', () => {
  const all = Object.values(venues)
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length)
  const spread = (values: number[]) => Math.max(...values) - Math.min(...values)
  for (const { name } of all) expect(name).not.toMatch(/[A-Z]{5,}|^\s|\s$/)
  // In degrees: 0.05 is about five kilometres.
  expect(spread(all.map(({ lat }) => lat))).toBeLessThan(0.05)
  expect(spread(all.map(({ lng }) => lng))).toBeLessThan(0.05)
})
