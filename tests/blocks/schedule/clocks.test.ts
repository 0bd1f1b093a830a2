import { afterEach, expect, test } from 'vitest'
import { days, openingDay, readDays, runningAt } from '@/blocks/schedule/days'

const all = days.flatMap(({ entries }) => entries)
const titlesAt = (moment: string) => runningAt(Date.parse(moment), all).map(({ title }) => title)
const dayAt = (moment: string) => openingDay(days, Date.parse(moment))?.name

const ownZone = process.env.TZ ?? ''
afterEach(() => {
  process.env.TZ = ownZone
})

test.each([
  ['UTC', 0],
  ['Asia/Kolkata', -330],
  ['America/Los_Angeles', 480],
  ['Pacific/Kiritimati', -840],
])('in %s the clocks of the schedule are those of India', (zone, offset) => {
  process.env.TZ = zone
  expect(new Date(2025, 0, 25).getTimezoneOffset()).toBe(offset)
  const read = readDays(days).flatMap(({ entries }) => entries)
  const found = read.find(({ title }) => title === 'Nrityakala')
  expect(new Date(found?.startsAt ?? 0).toISOString()).toBe('2025-01-25T02:30:00.000Z')
  expect(dayAt('2025-01-24T18:29:59Z')).toBe('Day 1')
  expect(dayAt('2025-01-24T18:30:00Z')).toBe('Day 2')
  expect(titlesAt('2025-01-25T02:30:00Z')).toContain('Nrityakala')
})

test('on each day of the festival that day opens, before and after it the first', () => {
  expect(dayAt('2025-01-22T23:00:00+05:30')).toBe('Day 0')
  expect(dayAt('2025-01-23T00:00:00+05:30')).toBe('Day 0')
  expect(dayAt('2025-01-24T12:00:00+05:30')).toBe('Day 1')
  expect(dayAt('2025-01-26T23:59:00+05:30')).toBe('Day 3')
  expect(dayAt('2025-01-27T00:00:00+05:30')).toBe('Day 0')
  expect(dayAt('2026-01-25T12:00:00+05:30')).toBe('Day 0')
})

test('after midnight is the next night, and comes last', () => {
  const last = days[2]?.entries.at(-1)
  expect([last?.title, last?.time]).toEqual(['Flute Boxer', '00:30'])
  expect(new Date(last?.startsAt ?? 0).toISOString()).toBe('2025-01-25T19:00:00.000Z')
})

test('every day is in order of time', () => {
  for (const { entries } of days) {
    const starts = entries.map(({ startsAt }) => startsAt)
    expect(starts).toEqual(starts.toSorted((one, other) => one - other))
  }
})

test('something runs from its beginning until the next thing at its place, or two hours', () => {
  const at = (time: string) => titlesAt(`2025-01-25T${time}:00+05:30`)
  expect(at('10:59')).toContain('Rapmania Prefinals')
  expect(at('11:00')).not.toContain('Rapmania Prefinals')
  expect(at('11:00')).toContain('Rapmania Cypher')
  expect(at('11:29')).toContain('Rapmania Cypher')
  expect(at('11:30')).toContain('Rapmania Finals')
  expect(at('13:29')).toContain('Rapmania Finals')
  expect(at('13:30')).not.toContain('Rapmania Finals')
})

test('a night show runs three hours, and nothing runs once all is over', () => {
  expect(titlesAt('2025-01-26T21:59:00+05:30')).toEqual(['Pal Night'])
  expect(titlesAt('2025-01-26T22:00:00+05:30')).toEqual([])
})

test('where there are several rooms, one thing does not end the other', () => {
  const running = titlesAt('2025-01-25T10:40:00+05:30')
  expect(running).toEqual(expect.arrayContaining(['A Picture Tale', 'SpEnt', 'Impromptu']))
})

test('every entry has an id of its own, which stays when its time changes', () => {
  expect(new Set(all.map(({ id }) => id)).size).toBe(113)
  const [day] = readDays([
    {
      id: '9',
      name: 'Day 9',
      date: '2025-02-01',
      picture: '',
      entries: [
        { time: '12:00', title: 'Stunt Show', venue: 'jcb' },
        { time: '09:00', title: 'Chef’s Corner!', venue: 'jcb' },
        { time: '18:00', title: 'Stunt Show', venue: 'jcb' },
        { time: '19:00', title: 'Stunt Show 2', venue: 'jcb' },
      ],
    },
  ])
  expect(day?.entries.map(({ id, time }) => [id, time])).toEqual([
    ['day9-chef-s-corner', '09:00'],
    ['day9-stunt-show', '12:00'],
    ['day9-stunt-show-3', '18:00'],
    ['day9-stunt-show-2', '19:00'],
  ])
})
