import { expect, test, vi } from 'vitest'
import { clashesAmong, clashText } from '@/blocks/schedule/clashes'
import { days, openingDay, readDays, runningAt } from '@/blocks/schedule/days'
import { isOf } from '@/blocks/schedule/useUserPlan'
import { distanceText, fitOf, leaveBy, walksAmong, walkText } from '@/blocks/campus/walk'

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
  ['Asia/Kolkata', -330],
  ['America/Los_Angeles', 480],
])(
  'in %s the schedule shows Indian time; the day of the festival opens, before and after it the first',
  (zone, offset) => {
    vi.stubEnv('TZ', zone)
    expect(new Date(2025, 0, 25).getTimezoneOffset()).toBe(offset)
    const read = readDays(days).flatMap(({ entries }) => entries)
    const entry = read.find(({ title }) => title === 'Nrityakala')
    expect(new Date(entry?.startsAt ?? 0).toISOString()).toBe('2025-01-25T02:30:00.000Z')
    expect(dayAt('2025-01-22T18:29:59Z')).toBe('Day 0')
    expect(dayAt('2025-01-25T18:29:59Z')).toBe('Day 2')
    expect(dayAt('2025-01-26T18:29:59Z')).toBe('Day 3')
    expect(dayAt('2025-01-26T18:30:00Z')).toBe('Day 0')
    expect(titlesAt('2025-01-25T02:30:00Z')).toContain('Nrityakala')
  },
)

test('after midnight the evening that is still running opens, until its last entry is over', () => {
  expect(days[2]?.entries.at(-1)?.title).toBe('Flute Boxer')
  expect(dayAt('2025-01-26T00:00:00+05:30')).toBe('Day 2')
  // Between two entries: the next one has not begun.
  expect(titlesAt('2025-01-26T00:15:00+05:30')).not.toContain('Flute Boxer')
  expect(dayAt('2025-01-26T00:15:00+05:30')).toBe('Day 2')
  expect(dayAt('2025-01-26T02:29:59+05:30')).toBe('Day 2')
  expect(dayAt('2025-01-26T02:30:00+05:30')).toBe('Day 3')
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

test('in a place with several rooms one entry does not end another', () => {
  const running = titlesAt('2025-01-25T10:40:00+05:30')
  expect(running).toEqual(expect.arrayContaining(['A Picture Tale', 'SpEnt', 'Impromptu']))
})

const of = (event: string) => all.filter((entry) => isOf(event, entry)).map(({ title }) => title)

test.each([
  ['Wildfire', ['Wildfire Prefinals', 'Wildfire Finals']],
  ['Beat IT', ['Beat It Prelims', 'Beat It Finals']],
  ['Poetry Slam', ['English Poetry Slam Prelims', 'English Poetry Slam Finals']],
  ['Hindi Poetry Slam', ['Hindi Poetry Slam Prelims', 'Hindi Poetry Slam Finals']],
  ['Mr and Ms SPRING FEST', ['Mr. and Ms. SF']],
  ['SFM', ['Short Film Making']],
  [
    'Shuffle - Team ',
    ['Shuffle Prelims - Solo and Group', 'Shuffle Prefinals (Group)', 'Shuffle Finals (Group)'],
  ],
  ['Shuffle - Solo', ['Shuffle Prelims - Solo and Group', 'Shuffle Prefinals', 'Shuffle Finals']],
  ['Indie Film', []],
  ['', []],
])('somebody registered for "%s" is marked at %j', (event, titles) => {
  expect(of(event)).toEqual(titles)
})

const at = (time: string) => Date.parse(`2025-01-25T${time}:00+05:30`)

test.each([
  [8, 'next door', '10 m'],
  [310, 'about 5 min', '310 m'],
  [1882, 'about 30 min', '1.9 km'],
])('%d m are written as "%s"', (metres, expected, length) => {
  expect(walkText(metres)).toBe(expected)
  expect(distanceText(metres)).toBe(length)
})

test.each([
  ['18:00', '17:59', 'overlap'],
  ['18:00', '18:00', 'late'],
  ['18:00', '18:29', 'late'],
  ['18:00', '18:35', 'just'],
  ['18:00', '18:41', 'fits'],
] as const)('an entry until %s and one from %s, half an hour away: %s', (end, start, fit) => {
  const entry = { startsAt: at('16:00'), endsAt: at(end) }
  expect(fitOf(entry, { startsAt: at(start), endsAt: at('22:00') }, 1846)).toBe(fit)
})

test('a next-door place is always in time, and the time to leave is rounded down', () => {
  const entry = { startsAt: at('16:00'), endsAt: at('18:00') }
  expect(fitOf(entry, { startsAt: at('18:00'), endsAt: at('19:00') }, 10)).toBe('fits')
  expect(leaveBy(at('19:00'), 1882)).toBe(at('18:25'))
})

test('there is one walk to each next entry elsewhere, and none across days or from a clash', () => {
  const walks = walksAmong(
    pick('day2-edm-night', 'day2-centrifuge', 'day2-shuffle-finals', 'day3-sf-idol-finals'),
  )
  expect([...walks.values()].map(({ from, to, fit }) => [from.title, to.title, fit])).toEqual([
    ['Centrifuge', 'Shuffle Finals', 'fits'],
    ['Shuffle Finals', 'EDM Night', 'late'],
  ])
  expect(walksAmong(pick('day2-nrityakala', 'day2-a-mighty-pen')).size).toBe(0)
})
