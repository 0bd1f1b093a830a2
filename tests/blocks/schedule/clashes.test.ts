import { expect, test } from 'vitest'
import { clashesAmong, clashText } from '@/blocks/schedule/clashes'
import { days } from '@/blocks/schedule/days'

const pick = (...ids: string[]) =>
  days.flatMap(({ entries }) => entries).filter(({ id }) => ids.includes(id))

test('two things at once clash for sure, two that overlap perhaps, and two that touch do not', () => {
  const entries = pick('day2-nrityakala', 'day2-a-mighty-pen', 'day2-wildfire-prefinals')
  const clashes = clashesAmong(entries)
  const texts = entries.map((entry) => clashText(entry, clashes.get(entry.id) ?? []))
  expect(texts).toEqual([
    'Clashes with A Mighty Pen (08:00); may clash with Wildfire Prefinals (09:00)',
    'Clashes with Nrityakala (08:00); may clash with Wildfire Prefinals (09:00)',
    'May clash with Nrityakala (08:00), A Mighty Pen (08:00)',
  ])
  const [one, other] = pick('day2-nrityakala', 'day2-a-mighty-pen')
  expect(one && other && clashText(one, [other])).toBe('Clashes with A Mighty Pen (08:00)')
  expect(clashesAmong(pick('day2-nrityakala', 'day2-spent')).size).toBe(0)
})

test('the same clock on two days is no clash, and neither is one entry alone', () => {
  expect(clashesAmong(pick('day1-gaming-fest', 'day3-gaming-fest')).size).toBe(0)
  expect(clashesAmong(pick('day1-gaming-fest')).size).toBe(0)
})
