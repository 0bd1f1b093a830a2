import { expect, test } from 'vitest'
import {
  afterSending,
  emptyList,
  fitted,
  listErrors,
  listFormat,
  resized,
  restored,
  withoutRow,
  withPeople,
} from '@/blocks/members/memberList'
import { cleanMember, memberErrors } from '@/blocks/members/memberRow'

const row = (sfId: string, email: string) => ({ sfId, email })
type Row = ReturnType<typeof row>

const A = row('SF00020', 'a@festival.test')
const B = row('SF00021', 'b@festival.test')
const C = row('SF00022', 'c@festival.test')
const D = row('SF00023', 'd@festival.test')
const blank = row('', '')
const half = row('SF00007', '')
const [idA, idB] = [row(A.sfId, ''), row(B.sfId, '')]
const [mailA, mailB] = [row('', A.email), row('', B.email)]
const places = { min: 2, max: 4 }
const lineOf = ({ sfId, email }: Row) => `${sfId} ${email}`

test('a row is sent trimmed, its SF ID in capitals and its email as typed', () => {
  expect(cleanMember(row(' sf00021 ', ' One@Festival.test '))).toEqual(
    row('SF00021', 'One@Festival.test'),
  )
})

const me = row('SF00008', 'Me@festival.test')
const rules = { taken: [me], groupName: 'your team', first: 2 }

test.each<[what: string, typed: Row, errors: object]>([
  ['complete', A, {}],
  ['with odd but full texts', row('21', 'no mail'), {}],
  ['empty', row('', ' '), { sfId: 'Required', email: 'Required' }],
  ['with an SF ID alone', half, { email: 'Required' }],
  ['with an email alone', mailA, { sfId: 'Required' }],
  [
    'with an SF ID of the team',
    row('sf00008 ', A.email),
    { sfId: 'This SF ID is already in your team' },
  ],
  [
    'with an email of the team',
    row(A.sfId, 'ME@festival.test'),
    { email: 'This email is already in your team' },
  ],
])('a row is checked: %s', (_what, typed, errors) => {
  expect(memberErrors([typed], rules)).toEqual([errors])
})

test('the later of two equal rows names the number of the first', () => {
  const same = 'The same as Member 2'
  const rows = [A, row(B.sfId, A.email.toUpperCase()), row(' sf00020', C.email)]
  expect(memberErrors(rows, rules)).toEqual([{}, { email: same }, { sfId: same }])
})

test('empty rows of a contingent are skipped, unless all are empty', () => {
  const skips = { ...rules, skipsEmpty: true }
  const required = { sfId: 'Required', email: 'Required' }
  expect(listErrors({ members: [blank, A, blank], pasted: '' }, skips)).toEqual({})
  expect(listErrors({ members: [blank, blank], pasted: '' }, skips)).toEqual({
    members: [required, {}],
  })
  expect(listErrors({ members: [blank, A], pasted: '' }, rules)).toEqual({
    members: [required, {}],
  })
})

test.each<[what: string, members: Row[], pasted: string, error: string | undefined]>([
  ['people in the box, and only empty rows', [blank], lineOf(A), 'Press “Fill the rows” first'],
  ['people in the box beside full rows', [A], lineOf(B), undefined],
  ['a team of one', [], lineOf(A), undefined],
  ['a line without people', [blank], 'Contingent of NIT', undefined],
])('the box is checked: %s', (_what, members, pasted, error) => {
  expect(listErrors({ members, pasted }, rules).pasted).toBe(error)
})

test.each<[what: string, rows: Row[], pasted: Row[], from: number | undefined, result: Row[]]>([
  ['empty rows are filled', [blank, blank], [A, B], undefined, [A, B]],
  ['what was typed stays', [A, blank], [B], 0, [A, B]],
  ['half a row stays, too', [half, blank], [A], undefined, [half, A]],
  ['the list grows', [A, B], [C], undefined, [A, B, C]],
  ['people go below the row they were pasted into', [blank, blank], [A], 1, [blank, A]],
  ['at the maximum they take rows before it', [blank, A, B, C], [D], 2, [D, A, B, C]],
  ['emails go beside SF IDs', [idA, idB], [mailA, mailB], 0, [A, B]],
  ['missing emails of a complete list are added', [idA, idB], [A, B], 0, [A, B]],
  ['a column makes the rows that it needs', [blank], [idA, idB], 0, [idA, idB]],
  ['a column overwrites nothing', [A, blank], [mailB], 0, [A, mailB]],
  ['the box has no column', [idA], [mailA], undefined, [idA, mailA]],
])('people are added: %s', (_what, rows, pasted, from, members) => {
  expect(withPeople(rows, pasted, places, from)).toEqual({ members, withoutPlace: [] })
})

test('people beyond the maximum have no place', () => {
  expect(withPeople([A, blank, B], [C, D, me], places)).toEqual({
    members: [A, C, B, D],
    withoutPlace: [me],
  })
})

test('a smaller list drops empty rows, then moves the last people into the box; a larger one brings nobody back', () => {
  const smaller = resized({ members: [A, blank, B, C], pasted: 'Room 7' }, 2)
  expect(smaller).toEqual({ members: [A, B], pasted: `Room 7\n${lineOf(C)}` })
  expect(resized(smaller, 3)).toEqual({ ...smaller, members: [A, B, blank] })
})

test('a list whose places are taken meanwhile, or which a draft has too short, fits again', () => {
  expect(fitted({ members: [A, B], pasted: '' }, { min: 1, max: 1 })).toEqual({
    members: [A],
    pasted: lineOf(B),
  })
  expect(fitted({ members: [], pasted: '' }, places)).toEqual(emptyList(places))
})

test.each<[rows: Row[], removed: number, left: Row[]]>([
  [[A, B, C], 1, [A, C]],
  [[A, B], 0, [B, blank]],
  [[A, B, C, D], 3, [A, B, C]],
])('of %j row %i is removed, and comes back where it was', (members, index, left) => {
  const list = { members, pasted: 'x' }
  const without = withoutRow(list, index, places)
  expect(without).toEqual({ members: left, pasted: 'x' })
  const removed = { row: index, member: members[index] ?? blank, count: members.length }
  expect(restored(without, removed, places)).toEqual(list)
})

test('who comes back into a full list moves the last one into the box', () => {
  const removed = { row: 0, member: A, count: 4 }
  expect(restored({ members: [B, C, D, me], pasted: '' }, removed, places)).toEqual({
    members: [A, B, C, D],
    pasted: lineOf(me),
  })
})

test('after sending, people in the box stay; lines that were not understood do not keep the form', () => {
  expect(afterSending({ members: [A, B], pasted: lineOf(C) }, places)).toEqual({
    members: [blank, blank],
    pasted: lineOf(C),
  })
  expect(afterSending({ members: [A, B], pasted: 'Contingent of NIT' }, places)).toBeNull()
})

test('a list comes back from a draft, and a broken draft gives an empty one', () => {
  const { toDraft, fromDraft } = listFormat(places)
  const list = { members: [A, half], pasted: 'rest' }
  expect(fromDraft(toDraft(list))).toEqual(list)
  expect(fromDraft({ members: '[{"sfId":' })).toEqual(emptyList(places))
})
