import { expect, test } from 'vitest'
import { cleanMember } from '@/blocks/members/memberRow'
import { teamErrors } from '@/blocks/members/team'

const me = { sfId: 'SF00008', email: 'Me@festival.test' }
const row = (sfId: string, email: string) => ({ sfId, email })

test('a row is sent trimmed, its SF id in capitals and its mail as typed', () => {
  expect(cleanMember(row(' sf00021 ', ' One@Festival.test '))).toEqual(
    row('SF00021', 'One@Festival.test'),
  )
})

test.each([
  ['complete', row('SF00021', 'one@festival.test'), {}],
  ['with odd but full texts', row('21', 'no mail'), {}],
  ['empty', row('', ' '), { sfId: 'Required', email: 'Required' }],
  ['without a mail', row('SF00021', ''), { email: 'Required' }],
  ['without an SF id', row(' ', 'one@festival.test'), { sfId: 'Required' }],
  [
    'with the own SF id',
    row('sf00008 ', 'one@festival.test'),
    { sfId: 'This SF ID is already in your team' },
  ],
  [
    'with the own mail',
    row('SF00021', 'ME@festival.test'),
    { email: 'This email is already in your team' },
  ],
])('a row of a team is checked: %s', (_what, typed, faults) => {
  expect(teamErrors([typed], [me])).toEqual([faults])
})

test('marks the later of two duplicates, and ignores empty rows', () => {
  const typed = [
    row('SF00021', 'one@festival.test'),
    row('', ''),
    row('', ''),
    row('sf00021', 'ONE@festival.test'),
  ]
  const missing = { sfId: 'Required', email: 'Required' }
  expect(teamErrors(typed, [me])).toEqual([
    {},
    missing,
    missing,
    {
      sfId: 'This SF ID is already in your team',
      email: 'This email is already in your team',
    },
  ])
})
