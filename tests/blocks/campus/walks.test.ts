import { expect, test } from 'vitest'
import { walksAmong } from '@/blocks/campus/ownWalks'
import { distanceText, fitOf, leaveBy, metresIn, minutesOf, walkText } from '@/blocks/campus/walk'
import { days } from '@/blocks/schedule/days'

const all = days.flatMap(({ entries }) => entries)
const pick = (...ids: string[]) => all.filter(({ id }) => ids.includes(id))
const at = (time: string) => Date.parse(`2025-01-25T${time}:00+05:30`)

test.each([
  [8, 'next door', '10 m'],
  [50, 'about 1 min', '50 m'],
  [310, 'about 5 min', '310 m'],
  [1000, 'about 15 min', '1.0 km'],
  [1882, 'about 30 min', '1.9 km'],
])('%d m are said as "%s"', (metres, words, length) => {
  expect(walkText(metres)).toBe(words)
  expect(distanceText(metres)).toBe(length)
})

test('the rings and the minutes are the same measure', () => {
  for (const minutes of [5, 10, 15, 20]) expect(minutesOf(metresIn(minutes))).toBeCloseTo(minutes)
})

test.each([
  ['18:00', '17:59', 'overlap'],
  ['18:00', '18:00', 'late'],
  ['18:00', '18:29', 'late'],
  ['18:00', '18:35', 'just'],
  ['18:00', '18:41', 'fits'],
] as const)('an entry until %s and one from %s, half an hour away: %s', (end, start, fit) => {
  const one = { startsAt: at('16:00'), endsAt: at(end) }
  expect(fitOf(one, { startsAt: at(start), endsAt: at('22:00') }, 1846)).toBe(fit)
})

test('next door there is always time, and leaving is on the early side', () => {
  const one = { startsAt: at('16:00'), endsAt: at('18:00') }
  expect(fitOf(one, { startsAt: at('18:00'), endsAt: at('19:00') }, 10)).toBe('fits')
  expect(leaveBy(at('19:00'), 1882)).toBe(at('18:25'))
})

test('one walk leads to each next entry elsewhere, and none across days or out of a clash', () => {
  const walks = walksAmong(
    pick('day2-edm-night', 'day2-centrifuge', 'day2-shuffle-finals', 'day3-sf-idol-finals'),
  )
  expect([...walks.values()].map(({ from, to, fit }) => [from.title, to.title, fit])).toEqual([
    ['Centrifuge', 'Shuffle Finals', 'fits'],
    ['Shuffle Finals', 'EDM Night', 'late'],
  ])
  expect(walksAmong(pick('day2-nrityakala', 'day2-a-mighty-pen')).size).toBe(0)
})
