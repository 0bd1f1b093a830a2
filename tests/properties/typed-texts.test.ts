import fc from 'fast-check'
import { expect } from 'vitest'
import { emptyList, withPeople } from '@/blocks/members/memberList'
import { cleanMember } from '@/blocks/members/memberRow'
import { readPastedList } from '@/blocks/members/pastedList'
import { isOldEnough } from '@/features/auth/schema'
import { escapeText, fold } from '@/features/schedule/calendar'
import { checkProperties } from './checkProperties'
import { text } from './hostile'

const sfId = fc
  .integer({ min: 1, max: 999_999 })
  .map((number) => `SF${String(number).padStart(5, '0')}`)
const email = fc.stringMatching(/^[a-z][a-z0-9._']{0,8}[a-z]@[a-z]{2,8}\.in$/)
const people = fc.array(fc.record({ sfId, email, isTurned: fc.boolean() }), {
  minLength: 1,
  maxLength: 6,
})
const gap = fc.constantFrom('\t', ',', '; ', ' ', ' | ', ' - ', '/')
const pieces = fc.oneof(
  text,
  sfId,
  email,
  fc.constantFrom('@', 'SF', '\n', '\r\n', "'", '<', '1. '),
)

checkProperties({
  'reads back every pair of a line unchanged': fc.property(people, gap, (all, between) => {
    const lines = all.map(({ isTurned, ...person }) =>
      (isTurned ? [person.email, person.sfId] : [person.sfId, person.email]).join(between),
    )
    const members = all.map((person) => ({ sfId: person.sfId, email: person.email }))
    expect(readPastedList(lines.join('\n'))).toEqual({ members, leftOver: [] })
  }),

  'reads any pasted text without an error, and no member out of nothing': fc.property(
    fc.array(pieces, { maxLength: 8 }),
    (all) => {
      const { members, leftOver } = readPastedList(all.join(''))
      for (const member of members) {
        expect(member.sfId + member.email).not.toBe('')
        expect(member.sfId).toMatch(/^(SF\d+)?$/)
        expect(member.email).toMatch(/^(\S+@\S*)?$/)
      }
      for (const line of leftOver) expect(line.trim()).toBe(line)
    },
  ),

  'what is pasted overwrites no row': fc.property(
    fc.array(fc.record({ sfId: fc.oneof(text, sfId), email }), { maxLength: 4 }),
    people,
    fc.option(fc.nat(6), { nil: undefined }),
    (typed, pasted, from) => {
      const limits = { min: 2, max: 6 }
      const rows = [...typed, ...emptyList(limits).members]
      const { members, withoutPlace } = withPeople(rows, pasted, limits, from)
      for (const { sfId, email } of typed.map(cleanMember))
        expect(
          members.map(cleanMember).some((row) => row.email === email && row.sfId.includes(sfId)),
        ).toBe(true)
      expect(members.length).toBeLessThanOrEqual(6)
      expect(withoutPlace.length).toBeLessThanOrEqual(pasted.length)
    },
  ),
})

const two = (number: number) => String(number).padStart(2, '0')

const title = fc.oneof(fc.constantFrom('Finals', 'Stunt Show'), text)

checkProperties({
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
