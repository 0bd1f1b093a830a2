import { expect, test } from 'vitest'
import {
  rowErrors,
  fromDraft,
  rowsAfter,
  rowsToSend,
  toDraft,
  withPasted,
} from '@/features/contingent/addMembers/rows'

const row = (sfId: string, email: string) => ({ sfId, email })
type Row = ReturnType<typeof row>
const blank = row('', '')
const one = row('SF00024', 'one@festival.test')
const two = row('SF00025', 'two@festival.test')
const OWN = 'SF00011'

test.each<[what: string, typed: Row, faults: object]>([
  ['complete', one, {}],
  ['with an id written differently', row('24', 'one@festival.test'), {}],
  ['with an id alone', row('SF00024', ' '), { email: 'Required' }],
  ['with a mail alone', row('', 'one@festival.test'), { sfId: 'Required' }],
  ['with half a mail', row('SF00024', 'one@'), {}],
  ['with words of any kind', row('SF-24 (me)', 'no mail'), {}],
  ['empty', blank, { sfId: 'Required', email: 'Required' }],
  ['of the sender', row(' sf00011', 'lead@festival.test'), { sfId: 'This is your own SF-ID' }],
  [
    'of the sender, without a mail',
    row(OWN, ''),
    { sfId: 'This is your own SF-ID', email: 'Required' },
  ],
])('a row %s', (_what, typed, faults) => {
  expect(rowErrors([typed], OWN)).toEqual([faults])
})

test('of the same row twice the later is told where the first is; half alike is for the server', () => {
  const rows = [one, blank, row('sf00024', 'ONE@festival.test '), two]
  expect(rowErrors(rows, OWN)).toEqual([{}, {}, { sfId: 'The same as in row 1' }, {}])
  const half = [one, row(one.sfId, two.email), row(two.sfId, one.email)]
  expect(rowErrors(half, OWN)).toEqual([{}, {}, {}])
})

test('empty rows between others are nobody', () => {
  expect(rowErrors([blank, one, blank], OWN)).toEqual([{}, {}, {}])
  expect(
    rowsToSend({ rows: [blank, row(' sf00024', ' one@festival.test '), blank], list: '' }),
  ).toEqual([one])
})

const many = Array.from({ length: 50 }, (_, at) => row(`SF1${at}`, `p${at}@festival.test`))

test('twenty go at once; the others stay, and go next', () => {
  const all = { rows: many, list: 'x' }
  expect(rowsToSend(all)).toEqual(many.slice(0, 20))
  const left = rowsAfter(all, rowsToSend(all))
  expect(left).toEqual({ rows: many.slice(20), list: 'x' })
  const last = rowsAfter(left, rowsToSend(left))
  expect(rowsAfter(last, rowsToSend(last))).toEqual({ rows: [blank], list: 'x' })
})

test('what was typed while others were added stays, and so does a row that was changed meanwhile', () => {
  const live = [
    row(' sf00024', one.email),
    row('SF00025', 'new@festival.test'),
    row('SF9', ''),
    blank,
  ]
  expect(rowsAfter({ rows: live, list: 'more' }, [one, two])).toEqual({
    rows: live.slice(1, 3),
    list: 'more',
  })
})

test.each<[what: string, rows: Row[], pasted: Row[], from: number | undefined, result: Row[]]>([
  ['people take the place of blank rows', [blank, blank], [one, two], 0, [one, two]],
  ['what was typed stays before them', [one, blank], [two], 1, [one, two]],
  ['half a row stays too', [row('SF7', ''), blank], [one], 0, [row('SF7', ''), one]],
  [
    'a column of mails goes beside the ids',
    [row(one.sfId, ''), row(two.sfId, '')],
    [row('', one.email), row('', two.email)],
    0,
    [one, two],
  ],
  [
    'a column makes the rows that it needs',
    [blank],
    [row(one.sfId, ''), row(two.sfId, '')],
    0,
    [row(one.sfId, ''), row(two.sfId, '')],
  ],
  [
    'a column never writes over anything',
    [one, blank],
    [row('', 'a@b.in'), row('', 'c@d.in')],
    0,
    [one, row('', 'a@b.in'), row('', 'c@d.in')],
  ],
  [
    'from the box there is no field to go down from',
    [blank],
    [row(one.sfId, '')],
    undefined,
    [row(one.sfId, '')],
  ],
])('%s', (_what, rows, pasted, from, result) => {
  expect(withPasted(rows, pasted, from)).toEqual(result)
})

test('rows come back out of a draft; a broken draft is an empty form', () => {
  const values = { rows: [one, row('SF9', '')], list: 'rest' }
  expect(fromDraft(toDraft(values))).toEqual(values)
  expect(fromDraft({ rows: '[{"sfId":' })).toEqual({ rows: [blank], list: '' })
  expect(fromDraft({})).toEqual({ rows: [blank], list: '' })
})
