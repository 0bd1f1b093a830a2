import { expect, test } from 'vitest'
import {
  afterSending,
  emptyList,
  fitted,
  listErrors,
  listFormat,
  resized,
  withPeople,
} from '@/blocks/members/memberList'
import { memberErrors } from '@/blocks/members/memberRow'
import { detailsOf } from '@/blocks/members/CopyDetails'
import { readPastedList } from '@/blocks/members/pastedList'

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
const limits = { min: 2, max: 4 }
const lineOf = ({ sfId, email }: Row) => `${sfId} ${email}`

const me = row('SF00008', 'Me@festival.test')
const rules = { taken: [me], groupName: 'your team', firstNumber: 2 }

test.each<[what: string, typed: Row, errors: object]>([
  ['complete', A, {}],
  ['empty', row('', ' '), { sfId: 'Required', email: 'Required' }],
  ['with an SF ID alone', half, { email: 'Required' }],
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
  ['a line without people', [blank], 'Contingent of NIT', undefined],
])('the box is checked: %s', (_what, members, pasted, error) => {
  expect(listErrors({ members, pasted }, rules).pasted).toBe(error)
})

test.each<[what: string, rows: Row[], pasted: Row[], from: number | undefined, result: Row[]]>([
  ['empty rows are filled', [blank, blank], [A, B], undefined, [A, B]],
  ['half a row stays, too', [half, blank], [A], undefined, [half, A]],
  ['people go below the row they were pasted into', [blank, blank], [A], 1, [blank, A]],
  ['at the maximum they take rows before it', [blank, A, B, C], [D], 2, [D, A, B, C]],
  ['emails go beside SF IDs', [idA, idB], [mailA, mailB], 0, [A, B]],
  ['a column overwrites nothing', [A, blank], [mailB], 0, [A, mailB]],
])('people are added: %s', (_what, rows, pasted, from, members) => {
  expect(withPeople(rows, pasted, limits, from)).toEqual({ members, withoutPlace: [] })
})

test('people beyond the maximum have no place', () => {
  expect(withPeople([A, blank, B], [C, D, me], limits)).toEqual({
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
  expect(fitted({ members: [], pasted: '' }, limits)).toEqual(emptyList(limits))
})

test('after sending, people in the box stay; lines that were not understood do not keep the form', () => {
  expect(afterSending({ members: [A, B], pasted: lineOf(C) }, limits)).toEqual({
    members: [blank, blank],
    pasted: lineOf(C),
  })
  expect(afterSending({ members: [A, B], pasted: 'Contingent of NIT' }, limits)).toBeNull()
})

test('a list comes back from a draft, and a broken draft gives an empty one', () => {
  const { toDraft, fromDraft } = listFormat(limits)
  const list = { members: [A, half], pasted: 'rest' }
  expect(fromDraft(toDraft(list))).toEqual(list)
  expect(fromDraft({ members: '[{"sfId":' })).toEqual(emptyList(limits))
})

const first = { sfId: 'SF00024', email: 'one@festival.test' }
const second = { sfId: 'SF00025', email: 'two@festival.test' }
const [ID1, ID2] = [first.sfId, second.sfId]
const [MAIL1, MAIL2] = [first.email, second.email]

test.each<[what: string, text: string]>([
  ['columns of a sheet', `${ID1}\t${MAIL1}\n${ID2}\t${MAIL2}`],
  [
    'columns with more of them',
    `1\tOne Sample\t${ID1}\t90000 00024\t${MAIL1}\n2\t\t${ID2}\t\t${MAIL2}`,
  ],
  ['quoted commas', `"${ID1}","${MAIL1}"\n"${ID2}","${MAIL2}"`],
  ['a line for each field', `${ID1}\n${MAIL1}\n${ID2}\n${MAIL2}`],
  ['the address line of a mail', `${ID1} "One, Sample" <${MAIL1}>\n${ID2} Two Sample <${MAIL2}>.`],
  ['small letters and spaces in the ids', `sf 00024 ${MAIL1}\nSf-00025 ${MAIL2}`],
  ['marks that nobody sees', `\uFEFF${ID1}\u200B\t${MAIL1}\u200E\u2028${ID2}\u00A0${MAIL2}`],
  ['labels before the ids', `SFID: ${ID1}, mail: ${MAIL1}\nSF-ID ${ID2} E-mail: ${MAIL2}`],
  ['links of a mail', `${ID1} ${MAIL1}<mailto:${MAIL1}>\n${ID2} "${MAIL2}" <${MAIL2}>`],
  ['digits of another script', `SF০০০২৪ ${MAIL1}\nSF-०००२५ ${MAIL2}`],
  [
    'phone numbers among the lines',
    `${ID1}\n90000 00024 ${MAIL1}\n${ID2}\n+91-9000000025 ${MAIL2}`,
  ],
  [
    'messages of a chat, with their dates',
    `12/01/2025, 10:15 pm - One: ${ID1}\n12/01/2025, 10:16 pm - One: ${MAIL1}\n13.1.25, 09:00 - ${ID2} ${MAIL2}`,
  ],
])('%s are read as two members', (_what, text) => {
  expect(readPastedList(text)).toEqual({ members: [first, second], leftOver: [] })
})

const [onlyId, onlyMail] = [
  { ...first, email: '' },
  { ...first, sfId: '' },
]
const [otherId, otherMail] = [
  { ...second, email: '' },
  { ...second, sfId: '' },
]
const mail = (email: string) => ({ sfId: '', email })

test.each<[what: string, text: string, members: unknown[]]>([
  ['only ids', `${ID1}\n${ID2}`, [onlyId, otherId]],
  ['only mails', `${MAIL1}, ${MAIL2}`, [onlyMail, otherMail]],
  ['a mail like an id', `sf00024@festival.test`, [mail('sf00024@festival.test')]],
  ['a mail with a phone number', `9000000024 ${MAIL1}`, [onlyMail]],
  ['a mail that begins like a numbered line', '21.cs045@in.test', [mail('21.cs045@in.test')]],
  ['nothing', ' \n\t\n', []],
])('a pasted list is read: %s', (_what, text, members) => {
  expect(readPastedList(text).members).toEqual(members)
})

test('lines without a member are returned unchanged', () => {
  const text = `${ID1} ${MAIL1}\nRoll number 24, Room 12\n${ID2} ${MAIL2}\nsee you @ the gate`
  expect(readPastedList(text)).toEqual({
    members: [first, second],
    leftOver: ['Roll number 24, Room 12', 'see you @ the gate'],
  })
})

test.each([
  `SFID: 24, ${MAIL1}`,
  `00024 ${MAIL1}`,
  `${ID1} one @gmail.com`,
  'one @gmail.com',
  `${ID1} one at iitkgp.ac.in`,
  'One: SFID not made yet',
])('the line %s is unclear, so it is returned as it was', (line) => {
  expect(readPastedList(`${line}\n${ID2} ${MAIL2}`)).toEqual({
    members: [second],
    leftOver: [line],
  })
})

const LONG = 100_000

test.each([
  ['letters after an email', `a@b'${'a'.repeat(LONG)}`],
  ['dots after an email and SF', `${MAIL1} SF${'.'.repeat(LONG)}`],
  ['empty rows of a sheet', '\t\n'.repeat(LONG / 2)],
])('a hundred thousand %s do not block the page', (_what, text) => {
  const start = process.cpuUsage()
  readPastedList(text)
  // Time of the processor, in µs: tenths of a second. If it grows with the square of the length, it is 6 to 40 s.
  expect(process.cpuUsage(start).user).toBeLessThan(4_000_000)
})

test('the details that somebody copies are read back as one person', () => {
  const text = detailsOf({ ...first, name: 'DJ@Night' })
  expect(readPastedList(text)).toEqual({ members: [first], leftOver: [] })
})
