import { expect, test } from 'vitest'
import { genres } from '@mocks/data/events'
import { days } from '@/blocks/schedule/days'
import { isOf } from '@/blocks/schedule/ownEvents'

const all = days.flatMap(({ entries }) => entries)
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

test('no entry is claimed by two events, but for the shared prelims of Shuffle', () => {
  const names = genres.flatMap(({ events }) => events.map(({ name }) => name))
  for (const entry of all) {
    const owners = new Set(names.filter((name) => isOf(name, entry)))
    const expected = entry.title === 'Shuffle Prelims - Solo and Group' ? 2 : 1
    expect(owners.size, entry.title).toBeLessThanOrEqual(expected)
  }
})
