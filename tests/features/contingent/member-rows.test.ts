import { expect, test } from 'vitest'
import { readPastedList } from '@/blocks/members/pastedList'
import {
  fromDraft,
  listOfRows,
  rowErrors,
  rowsAfter,
  rowsToSend,
  toDraft,
  withPasted,
} from '@/features/contingent/addMembers/rows'

const first = { sfId: 'SF00024', email: 'one@festival.test' }
const second = { sfId: 'SF00025', email: 'two@festival.test' }
const [ID1, ID2] = [first.sfId, second.sfId]
const [MAIL1, MAIL2] = [first.email, second.email]

test.each<[what: string, text: string]>([
  ['columns of a sheet', `${ID1}\t${MAIL1}\n${ID2}\t${MAIL2}`],
  ['columns the other way round', `${MAIL1}\t${ID1}\r\n${MAIL2}\t${ID2}\r\n`],
  [
    'columns with more of them',
    `1\tOne Sample\t${ID1}\t90000 00024\t${MAIL1}\n2\t\t${ID2}\t\t${MAIL2}`,
  ],
  ['commas', `${ID1},${MAIL1}\n${ID2}, ${MAIL2}`],
  ['quoted commas', `"${ID1}","${MAIL1}"\n"${ID2}","${MAIL2}"`],
  ['everything in one line, mails first', `${MAIL1} (${ID1}); ${MAIL2} (${ID2})`],
  ['a line for each field', `${ID1}\n${MAIL1}\n${ID2}\n${MAIL2}`],
  ['one column after the other', `${ID1}\n${ID2}\n${MAIL1}\n${MAIL2}`],
  ['the address line of a mail', `${ID1} "One, Sample" <${MAIL1}>\n${ID2} Two Sample <${MAIL2}>.`],
  ['small letters and spaces in the ids', `sf 00024 ${MAIL1}\nSf-00025 ${MAIL2}`],
  ['marks that nobody sees', `\uFEFF${ID1}\u200B\t${MAIL1}\u200E\u2028${ID2}\u00A0${MAIL2}`],
  ['slashes', `${ID1}/${MAIL1}\n${MAIL2}/${ID2}`],
  ['curly quotes', `“${ID1}”,“${MAIL1}”\n‘${ID2}’,‘${MAIL2}’`],
  ['labels before the ids', `SFID: ${ID1}, mail: ${MAIL1}\nSF-ID ${ID2} E-mail: ${MAIL2}`],
  ['bold and italics of a chat', `*${ID1}* _${MAIL1}_\n*_${ID2} ~${MAIL2}~_*`],
  ['links of a chat', `${ID1} <mailto:${MAIL1}|${MAIL1}>\n${ID2} <mailto:${MAIL2}|Two Sample>`],
  ['links of a mail', `${ID1} ${MAIL1}<mailto:${MAIL1}>\n${ID2} "${MAIL2}" <${MAIL2}>`],
  ['digits of another script', `SF০০০২৪ ${MAIL1}\nSF-०००२५ ${MAIL2}`],
  [
    'phone numbers among the lines',
    `${ID1}\n90000 00024 ${MAIL1}\n${ID2}\n+91-9000000025 ${MAIL2}`,
  ],
  ['dashes without spaces', `${ID1}-${MAIL1}\n${MAIL2}-${ID2}`],
  ['numbers without spaces', `1.${MAIL1}, ${ID1}\n2)${MAIL2}, ${ID2}`],
  ['pictures and marks', `•${ID1} 📧${MAIL1}!\n${ID2}: ${MAIL2}।`],
  ['an ampersand', `${ID1} ${ID2} ${MAIL1}&${MAIL2}`],
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
  ['an id too many in one line', `${ID1} ${MAIL1} ${ID2}`, [first, otherId]],
  ['a mail like an id', `sf00024@festival.test`, [mail('sf00024@festival.test')]],
  ['an underscore before a mail', `${ID1} _x@in.test`, [{ ...first, email: '_x@in.test' }]],
  ['a mail with underscores', `${ID1} _x_@in.test`, [{ ...first, email: '_x_@in.test' }]],
  ['a curly apostrophe', `${ID2}, "d’souza@x.in"`, [{ ...second, email: "d'souza@x.in" }]],
  ['a mail with a phone number', `9000000024 ${MAIL1}`, [onlyMail]],
  ['a mail that begins like a numbered line', '21.cs045@in.test', [mail('21.cs045@in.test')]],
  ['a degree beside the ids', `${ID1}, B.Com\n${ID2} @Riya.`, [onlyId, otherId]],
  ['headings of a form', `sf_id,EmailID\n${ID1},${MAIL1}`, [first]],
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
  `SF-ID - 00024\t${MAIL1}`,
  `SF#24 ${MAIL1}`,
  `00024 ${MAIL1}`,
  `“024”,“${MAIL1}”`,
  `${ID1}_One ${MAIL1}`,
  `${ID1} one @gmail.com`,
  `${ID1} one.gmail.com`,
  'one @gmail.com',
  'one at gmail dot com',
  `${ID1} one at iitkgp.ac.in`,
  `${ID1} one @my-college.ac.in`,
  'One: SFID not made yet',
  'one_mail.com',
])('the line %s is unclear, so it is returned as it was', (line) => {
  expect(readPastedList(`${line}\n${ID2} ${MAIL2}`)).toEqual({
    members: [second],
    leftOver: [line],
  })
})

const LONG = 100_000

test.each([
  ['letters after an email', `a@b'${'a'.repeat(LONG)}`],
  ['apostrophes', "a'".repeat(LONG / 2)],
  ['dots after an email and SF', `${MAIL1} SF${'.'.repeat(LONG)}`],
  ['marks of italics', `${'_a '.repeat(LONG / 3)}`],
  ['empty rows of a sheet', '\t\n'.repeat(LONG / 2)],
  ['dots inside an email', `a@b${'.'.repeat(LONG)}x`],
])('a hundred thousand %s do not block the page', (_what, text) => {
  const start = process.cpuUsage()
  readPastedList(text)
  // Time of the processor, in µs: tenths of a second. If it grows with the square of the length, it is 6 to 40 s.
  expect(process.cpuUsage(start).user).toBeLessThan(4_000_000)
})

const row = (sfId: string, email: string) => ({ sfId, email })
type Row = ReturnType<typeof row>
const blank = row('', '')
const LEADER = row('SF00011', 'lead@festival.test')

test.each<[what: string, typed: Row, faults: object]>([
  ['complete', first, {}],
  ['with an id alone', row('SF00024', ' '), { email: 'Required' }],
  ['with a mail alone', row('', 'one@festival.test'), { sfId: 'Required' }],
  ['with half a mail', row('SF00024', 'one@'), {}],
  ['empty', blank, { sfId: 'Required', email: 'Required' }],
  [
    'with the SF ID of the sender',
    row(' sf00011', ' '),
    { sfId: 'This is your own SF ID', email: 'Required' },
  ],
  [
    'with the email of the sender',
    row('SF9', 'Lead@festival.test '),
    { email: 'This is your own email' },
  ],
])('a row of a contingent is checked: %s', (_what, typed, faults) => {
  expect(rowErrors([typed], [LEADER])).toEqual([faults])
})

test('the later of two rows with the same SF ID or email names the first', () => {
  const rows = [first, blank, row('sf00024', 'ONE@festival.test '), second]
  const same = 'The same as in row 1'
  expect(rowErrors(rows, [LEADER])).toEqual([{}, {}, { sfId: same, email: same }, {}])
  const half = [first, row(first.sfId, second.email), row('SF9', first.email)]
  expect(rowErrors(half, [LEADER])).toEqual([{}, { sfId: same }, { email: same }])
})

test('empty rows between others are skipped', () => {
  expect(rowErrors([blank, first, blank], [LEADER])).toEqual([{}, {}, {}])
  const typed = [blank, row(' sf00024', ' one@festival.test '), blank]
  expect(rowsToSend(listOfRows(typed, ''))).toEqual([first])
})

const many = Array.from({ length: 50 }, (_, at) => row(`SF1${at}`, `p${at}@festival.test`))

test('twenty rows are sent at once, and the others next (Spec §5, §9)', () => {
  const all = listOfRows(many, 'x')
  expect(rowsToSend(all)).toEqual(many.slice(0, 20))
  const left = rowsAfter(all, rowsToSend(all))
  expect(left).toEqual(listOfRows(many.slice(20), 'x'))
  const last = rowsAfter(left, rowsToSend(left))
  expect(rowsAfter(last, rowsToSend(last))).toEqual(listOfRows([blank], 'x'))
})

test('rows typed or changed while others were being added stay', () => {
  const live = [
    row(' sf00024', first.email),
    row('SF00025', 'new@festival.test'),
    row('SF9', ''),
    blank,
  ]
  expect(rowsAfter(listOfRows(live, 'more'), [first, second])).toEqual(
    listOfRows(live.slice(1, 3), 'more'),
  )
})

const [id1, id2] = [row(first.sfId, ''), row(second.sfId, '')]
const [mail1, mail2] = [row('', first.email), row('', second.email)]
const half = row('SF7', '')

test.each<[what: string, rows: Row[], pasted: Row[], from: number | undefined, result: Row[]]>([
  ['people take the place of blank rows', [blank, blank], [first, second], 0, [first, second]],
  ['what was typed stays before them', [first, blank], [second], 1, [first, second]],
  ['half a row stays too', [half, blank], [first], 0, [half, first]],
  ['a column of mails goes beside the ids', [id1, id2], [mail1, mail2], 0, [first, second]],
  ['a column makes the rows that it needs', [blank], [id1, id2], 0, [id1, id2]],
  ['a column writes over nothing', [first, blank], [mail1, mail2], 0, [first, mail1, mail2]],
  ['from the box there is no field to go down from', [blank], [id1], undefined, [id1]],
])('rows take what is pasted: %s', (_what, rows, pasted, from, result) => {
  expect(withPasted(rows, pasted, from)).toEqual(result)
})

test('rows come back from a draft, and a broken draft gives an empty form', () => {
  const values = listOfRows([first, row('SF9', '')], 'rest')
  expect(fromDraft(toDraft(values))).toEqual(values)
  expect(fromDraft({ size: '1', members: '[{"sfId":' })).toEqual(listOfRows([], ''))
  expect(fromDraft({})).toEqual(listOfRows([], ''))
})
