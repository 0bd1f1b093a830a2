import { expect, test } from 'vitest'
import { detailsOf } from '@/blocks/members/CopyDetails'
import { readPastedList } from '@/blocks/members/pastedList'

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

test.each(['DJ@Night', 'SF00099', ''])(
  'the details that somebody called %j copies are read back as one person',
  (name) => {
    const text = detailsOf({ ...first, name })
    expect(readPastedList(text)).toEqual({ members: [first], leftOver: [] })
  },
)
