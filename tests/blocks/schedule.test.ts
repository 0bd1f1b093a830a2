import { expect, test, vi } from 'vitest'
import { clashesAmong, clashText } from '@/blocks/schedule/clashes'
import { days, openingDay, readDays, runningAt } from '@/blocks/schedule/days'
import { isOf } from '@/blocks/schedule/useUserPlan'

const pick = (...ids: string[]) =>
  days.flatMap(({ entries }) => entries).filter(({ id }) => ids.includes(id))

test('entries at the same time clash, overlapping ones may clash, and adjacent ones do not', () => {
  const entries = pick('day2-nrityakala', 'day2-a-mighty-pen', 'day2-wildfire-prefinals')
  const clashes = clashesAmong(entries)
  const texts = entries.map((entry) => clashText(entry, clashes.get(entry.id) ?? []))
  expect(texts).toEqual([
    'Clashes with A Mighty Pen (08:00); may clash with Wildfire Prefinals (09:00)',
    'Clashes with Nrityakala (08:00); may clash with Wildfire Prefinals (09:00)',
    'May clash with Nrityakala (08:00), A Mighty Pen (08:00)',
  ])
  const [first, second] = pick('day2-nrityakala', 'day2-a-mighty-pen')
  expect(first && second && clashText(first, [second])).toBe('Clashes with A Mighty Pen (08:00)')
  expect(clashesAmong(pick('day2-nrityakala', 'day2-spent')).size).toBe(0)
})

const all = days.flatMap(({ entries }) => entries)
const titlesAt = (moment: string) => runningAt(Date.parse(moment), all).map(({ title }) => title)
const dayAt = (moment: string) => openingDay(days, Date.parse(moment))?.name

test.each([
  ['UTC', 0],
  ['Asia/Kolkata', -330],
  ['America/Los_Angeles', 480],
  ['Pacific/Kiritimati', -840],
])('in %s the schedule shows Indian time', (zone, offset) => {
  vi.stubEnv('TZ', zone)
  expect(new Date(2025, 0, 25).getTimezoneOffset()).toBe(offset)
  const read = readDays(days).flatMap(({ entries }) => entries)
  const entry = read.find(({ title }) => title === 'Nrityakala')
  expect(new Date(entry?.startsAt ?? 0).toISOString()).toBe('2025-01-25T02:30:00.000Z')
  expect(dayAt('2025-01-25T18:29:59Z')).toBe('Day 2')
  expect(dayAt('2025-01-26T18:29:59Z')).toBe('Day 3')
  expect(dayAt('2025-01-26T18:30:00Z')).toBe('Day 0')
  expect(titlesAt('2025-01-25T02:30:00Z')).toContain('Nrityakala')
})

test('on a day of the festival that day opens; before and after, the first', () => {
  expect(dayAt('2025-01-22T23:00:00+05:30')).toBe('Day 0')
  expect(dayAt('2025-01-23T00:00:00+05:30')).toBe('Day 0')
  expect(dayAt('2025-01-24T12:00:00+05:30')).toBe('Day 1')
  expect(dayAt('2025-01-26T23:59:00+05:30')).toBe('Day 3')
  expect(dayAt('2025-01-27T00:00:00+05:30')).toBe('Day 0')
  expect(dayAt('2026-01-25T12:00:00+05:30')).toBe('Day 0')
})

test('after midnight the evening that is still running opens, until its last entry is over', () => {
  expect(days[2]?.entries.at(-1)?.title).toBe('Flute Boxer')
  expect(dayAt('2025-01-26T00:00:00+05:30')).toBe('Day 2')
  // Between two entries: the next one has not begun.
  expect(titlesAt('2025-01-26T00:15:00+05:30')).not.toContain('Flute Boxer')
  expect(dayAt('2025-01-26T00:15:00+05:30')).toBe('Day 2')
  expect(dayAt('2025-01-26T02:29:59+05:30')).toBe('Day 2')
  expect(dayAt('2025-01-26T02:30:00+05:30')).toBe('Day 3')
})

test('an entry after midnight belongs to the next date, and is listed last', () => {
  const last = days[2]?.entries.at(-1)
  expect([last?.title, last?.time]).toEqual(['Flute Boxer', '00:30'])
  expect(new Date(last?.startsAt ?? 0).toISOString()).toBe('2025-01-25T19:00:00.000Z')
})

test('every day is in order of time (Spec §2)', () => {
  for (const { entries } of days) {
    const starts = entries.map(({ startsAt }) => startsAt)
    expect(starts).toEqual(starts.toSorted((a, b) => a - b))
  }
})

test('an entry runs until the next one at its place, or for two hours', () => {
  const at = (time: string) => titlesAt(`2025-01-25T${time}:00+05:30`)
  expect(at('10:59')).toContain('Rapmania Prefinals')
  expect(at('11:00')).not.toContain('Rapmania Prefinals')
  expect(at('11:00')).toContain('Rapmania Cypher')
  expect(at('11:29')).toContain('Rapmania Cypher')
  expect(at('11:30')).toContain('Rapmania Finals')
  expect(at('13:29')).toContain('Rapmania Finals')
  expect(at('13:30')).not.toContain('Rapmania Finals')
})

test('a night show runs three hours, and nothing runs after the end', () => {
  expect(titlesAt('2025-01-26T21:59:00+05:30')).toEqual(['Pal Night'])
  expect(titlesAt('2025-01-26T22:00:00+05:30')).toEqual([])
})

test('in a place with several rooms one entry does not end another', () => {
  const running = titlesAt('2025-01-25T10:40:00+05:30')
  expect(running).toEqual(expect.arrayContaining(['A Picture Tale', 'SpEnt', 'Impromptu']))
})

const of = (event: string) => all.filter((entry) => isOf(event, entry)).map(({ title }) => title)

test.each([
  ['Nrityakala', ['Nrityakala']],
  ['Wildfire', ['Wildfire Prefinals', 'Wildfire Finals']],
  ['SF Idol', ['SF Idol Prelims', 'SF Idol Finals']],
  ['Sargam', ['Sargam']],
  ['Beat IT', ['Beat It Prelims', 'Beat It Finals']],
  ['Dumb C', ['Dumb-C']],
  ['Dumbstruck', ['Dumbstruck']],
  ["Chef's Corner", ["Chef's Corner"]],
  ['Poetry Slam', ['English Poetry Slam Prelims', 'English Poetry Slam Finals']],
  ['Hindi Poetry Slam', ['Hindi Poetry Slam Prelims', 'Hindi Poetry Slam Finals']],
  ['War of The DJs', ['War of the DJs']],
  ['Mr and Ms SPRING FEST', ['Mr. and Ms. SF']],
  ['Mary Bucknel Trophy(MBT)', ['Mary Bucknel Trophy']],
  ['SFM', ['Short Film Making']],
  [
    'Shuffle - Team ',
    ['Shuffle Prelims - Solo and Group', 'Shuffle Prefinals (Group)', 'Shuffle Finals (Group)'],
  ],
  ['Shuffle - Solo', ['Shuffle Prelims - Solo and Group', 'Shuffle Prefinals', 'Shuffle Finals']],
  ['Indie Film', []],
  ['', []],
  ['???', []],
])('somebody registered for "%s" is marked at %j', (event, titles) => {
  expect(of(event)).toEqual(titles)
})
