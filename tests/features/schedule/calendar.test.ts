import { expect, test } from 'vitest'
import { calendarFile, escapeText, fold } from '@/features/schedule/plan/calendar'
import { days, type Entry } from '@/blocks/schedule/days'
import { readCalendar, textOf } from './calendarText'

const now = Date.parse('2025-01-20T06:30:15.250Z')
const origin = 'https://sf.festival.test'
const entry = (id: string) =>
  days.flatMap(({ entries }) => entries).filter((each) => each.id === id)

test('an entry becomes an event with its moments in UTC, its place and the way there', () => {
  const { head, events } = readCalendar(calendarFile(entry('day2-centrifuge'), { now, origin }))
  expect(head).toMatchObject({ BEGIN: 'VCALENDAR', VERSION: '2.0', END: 'VCALENDAR' })
  expect(head.PRODID).toBeTruthy()
  expect(events).toHaveLength(1)
  expect(events[0]).toMatchObject({
    UID: 'day2-centrifuge.65@springfest.in',
    DTSTAMP: '20250120T063015Z',
    DTSTART: '20250125T060000Z',
    DTEND: '20250125T080000Z',
    SUMMARY: 'Centrifuge',
    GEO: '22.319083;87.309922',
    URL: 'https://sf.festival.test/schedule?day=2',
  })
  expect(textOf(events[0]?.LOCATION)).toBe('Netaji Auditorium, KGP')
  expect(textOf(events[0]?.DESCRIPTION)).toBe(
    'The end is an estimate.\nThe way there: https://www.google.com/maps/dir/?api=1&destination=22.319083%2C87.309922',
  )
})

test('what is after midnight is on the next date', () => {
  const { events } = readCalendar(calendarFile(entry('day2-flute-boxer'), { now, origin }))
  // 00:30 of 26 January in India
  expect(events[0]?.DTSTART).toBe('20250125T190000Z')
})

test.each(days)('$name as a whole keeps every entry, each under a name of its own', (day) => {
  const file = calendarFile(day.entries, { now, origin })
  const { events } = readCalendar(file)
  expect(events.map(({ SUMMARY }) => textOf(SUMMARY))).toEqual(
    day.entries.map(({ title }) => title),
  )
  expect(new Set(events.map(({ UID }) => UID)).size).toBe(day.entries.length)
})

test('the same entry has the same name whenever it is added, so that no calendar doubles it', () => {
  const uids = [now, now + 86_400_000].map(
    (moment) =>
      readCalendar(calendarFile(entry('day2-nukkad-prelims-2'), { now: moment, origin })).events[0]
        ?.UID,
  )
  expect(uids).toEqual(Array(2).fill('day2-nukkad-prelims-2.65@springfest.in'))
})

test('every line ends as the format asks, and none is longer than 75 bytes', () => {
  const long: Entry[] = entry('day2-centrifuge').map((each) => ({
    ...each,
    title: `A; B, C\\D ${'नृत्यकला 🎭 '.repeat(20)}`,
  }))
  const file = calendarFile(long, { now, origin })
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true)
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  const bytes = file.split('\r\n').map((line) => new TextEncoder().encode(line).length)
  expect(Math.max(...bytes)).toBeLessThanOrEqual(75)
  expect(textOf(readCalendar(file).events[0]?.SUMMARY)).toBe(long[0]?.title)
})

test('signs that mean something to the format are escaped', () => {
  expect(escapeText('a\\b;c,d\r\ne\nf\rh:"g"')).toBe('a\\\\b\\;c\\,d\\ne\\nf\\nh:"g"')
})

test('a line of exactly 75 bytes stays whole', () => {
  expect(fold('x'.repeat(75))).toBe('x'.repeat(75))
  expect(fold('x'.repeat(76))).toBe(`${'x'.repeat(75)}\r\n x`)
  expect(fold(`${'x'.repeat(74)}é`)).toBe(`${'x'.repeat(74)}\r\n é`)
})
