import fc from 'fast-check'
import { expect } from 'vitest'
import { isOldEnough } from '@/features/auth/schema'
import { escapeText, fold } from '@/features/schedule/calendar'
import { dayIn, longDate, longDay, readDay, shortDay, writeDay } from '@/shared/lib/dates'
import { checkProperties } from './checkProperties'
import { text } from './hostile'

const INDIA_AHEAD_MS = 5.5 * 3_600_000
const [first, last] = [Date.parse('1970-01-01'), Date.parse('9999-12-30')]
const moment = fc.integer({ min: first, max: last })
const two = (number: number) => String(number).padStart(2, '0')

const title = fc.oneof(fc.constantFrom('Finals', 'Stunt Show'), text)

checkProperties({
  'any text is a day that exists, or none': fc.property(
    fc.oneof(
      text,
      fc
        .tuple(fc.nat(9_999), fc.nat(14), fc.nat(33))
        .map(([year, month, day]) =>
          [String(year).padStart(4, '0'), two(month), two(day)].join('-'),
        ),
      moment.map((ms) => new Date(ms).toISOString().slice(0, 10)),
    ),
    (text) => {
      const read = readDay(text)
      expect(shortDay(shortDay(text))).toBe(text)
      const exists =
        /^\d{4}-\d{2}-\d{2}$/.test(text) &&
        !text.startsWith('00') &&
        !Number.isNaN(Date.parse(`${text}T00:00Z`)) &&
        new Date(`${text}T00:00Z`).toISOString().startsWith(text)
      expect(read !== undefined).toBe(exists)
      if (!read) return
      expect(writeDay(read)).toBe(text)
      if (/7$/.test(text))
        expect(`${longDay(text).weekday} ${longDay(text).date}`).toMatch(/day \d+ \w+$/)
    },
  ),

  'a day in India is the date of a clock that runs 5½ hours ahead': fc.property(moment, (ms) => {
    const ahead = new Date(ms + INDIA_AHEAD_MS).toISOString().slice(0, 10)
    expect(dayIn('Asia/Kolkata', new Date(ms))).toBe(ahead)
  }),

  'somebody may sign up from the day of turning 16, and with no date to come': fc.property(
    fc.integer({ min: 1_900, max: 200_000 }),
    fc.integer({ min: 1, max: 12 }),
    fc.integer({ min: 1, max: 28 }),
    (year, month, day) => {
      const dob = [year, two(month), two(day)].join('-')
      const daysOf = (y: number, m: number, d: number) => (y * 12 + m) * 31 + d
      const isEarlier = daysOf(year, month, day) <= daysOf(2009, 1, 24)
      expect(isOldEnough(dob, '2009-01-24')).toBe(isEarlier)
    },
  ),

  'any text of a moment is a day in words, or nothing': fc.property(
    fc.oneof(
      text,
      moment.map((ms) => new Date(ms).toISOString()),
    ),
    (text) => {
      expect(longDate('Asia/Kolkata', text)).toMatch(
        Number.isNaN(Date.parse(text)) ? /^$/ : /^\d+ [A-Z][a-z]+ \d+$/,
      )
    },
  ),

  'any title arrives intact in the calendar, and adds no line': fc.property(
    title,
    fc.nat(80),
    (name, more) => {
      const text = name + 'é🎭'.repeat(more)
      const folded = fold(`SUMMARY:${escapeText(text)}`)
      const lines = folded.split('\r\n ')
      expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
      expect(lines.join('')).not.toMatch(/[\r\n]/)
      expect(unescaped(lines.join('').slice('SUMMARY:'.length))).toBe(text.replace(/\r\n?/g, '\n'))
    },
  ),
})

function unescaped(value: string): string {
  return value.replace(/\\(.)/g, (_, character) => (character === 'n' ? '\n' : String(character)))
}
