import { expect, test } from 'vitest'
import { genres } from '@mocks/data/events'

const events = genres.flatMap((group) => group.events)
const rules = events.flatMap((event) => event.rules)
const byId = (id: number) => events.find((event) => event.id === id)
const isNumbered = (rule: string) => /^\d+\s*[.)]/.test(rule)

test('the server answers eleven genres in its own order, with their visible events', () => {
  const visible = genres.map(({ genre, events }) => [
    genre,
    events.length,
    events.filter((event) => event.event_status).length,
  ])
  expect(visible).toEqual([
    ['Dance', 6, 6],
    ['Music', 9, 9],
    ['Dramatics', 4, 4],
    ['Literary', 11, 8],
    ['Film Fest', 4, 4],
    ['Quiz', 5, 5],
    ['Fine Arts', 11, 11],
    ['Humor Fest', 2, 2],
    ['Fashion', 4, 4],
    ['Game Fest', 1, 0],
    ['Culinary Arts', 4, 3],
  ])
})

test('there are 61 events, each with an id of its own', () => {
  expect(events).toHaveLength(61)
  expect(events.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 61 }, (_, index) => index + 1),
  )
})

test('every event has the keys of the real list, and its group as genre', () => {
  for (const { genre, events } of genres) {
    for (const event of events) {
      expect(event).toMatchObject({ genre, latitude: '22 N', longitude: '66 E', score: 1 })
      expect(Object.keys(event)).toHaveLength(13)
    }
  }
})

test('team sizes run from one person to thirty-five', () => {
  for (const { min_participation: min, max_participation: max } of events) {
    expect(min).toBeGreaterThanOrEqual(1)
    expect(max).toBeGreaterThanOrEqual(min)
  }
  expect(byId(17)).toMatchObject({ min_participation: 5, max_participation: 35 })
  const aloneOrTogether = events.filter(
    (event) => event.min_participation === 1 && event.max_participation > 1,
  )
  expect(aloneOrTogether).toHaveLength(12)
})

test('is_group contradicts the size of two events', () => {
  const contradicting = events.filter((event) => event.is_group !== event.max_participation > 1)
  expect(contradicting.map(({ id }) => id)).toEqual([39, 46])
})

test('two events share a name, and only the later one is open', () => {
  const slams = events.filter(({ name }) => name === 'Poetry Slam')
  expect(slams.map(({ id, event_status }) => [id, event_status])).toEqual([
    [27, false],
    [20, true],
  ])
})

test('names and taglines keep their stray spaces', () => {
  expect(byId(61)?.name).toBe('Shuffle - Team ')
  expect(byId(59)?.tagline).toBe(' ROAD PAINTING COMPETITION')
  expect(byId(40)?.tagline).toBe('Water Color Painting Competition ')
  expect(byId(52)?.tagline).toBe('Cosplay Competition ')
})

test('write-ups are short, broken into lines, or broken by a literal backslash-n', () => {
  expect(byId(53)?.writeup).toHaveLength(9)
  expect(events.filter(({ writeup }) => writeup.includes('\n')).length).toBeGreaterThan(10)
  expect(events.filter(({ writeup }) => writeup.includes('\\n')).map(({ id }) => id)).toEqual([61])
})

test('some rules are empty, and all others but three headings carry a number', () => {
  expect(rules.filter((rule) => rule === '').length).toBeGreaterThan(15)
  expect(rules.filter((rule) => rule && !isNumbered(rule))).toEqual([
    'HOW A BATTLE RUNS',
    'THE FINAL',
    'WHAT TO HAND IN',
  ])
})

test('the numbers of an event count up without a gap', () => {
  for (const event of events) {
    const numbers = event.rules.filter(isNumbered).map((rule) => Number.parseInt(rule))
    expect(numbers).toEqual(numbers.map((_, index) => index + 1))
  }
})

test('rules hold line breaks, mail addresses, placeholders and one very long text', () => {
  expect(rules.filter((rule) => rule.includes('\n')).length).toBeGreaterThan(5)
  expect(rules.filter((rule) => rule.length > 500)).toHaveLength(1)
  expect(rules.join('\n')).toContain('<College Name>')
  expect(rules.join('\n')).toContain('<SFID1>')
  expect(rules.filter((rule) => /<[^<>]+>/.test(rule)).length).toBeGreaterThanOrEqual(7)
  const mails = rules.join('\n').match(/\S+@\S+/g) ?? []
  expect(mails.length).toBeGreaterThan(5)
  for (const mail of mails) expect(mail).toMatch(/^[a-z]+@festival\.test[.,]?$/)
})
