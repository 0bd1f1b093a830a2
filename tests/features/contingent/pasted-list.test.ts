import { expect, test } from 'vitest'
import { readPastedList } from '@/features/contingent/addMembers/pastedList'

const one = { sfId: 'SF00024', email: 'one@festival.test' }
const two = { sfId: 'SF00025', email: 'two@festival.test' }
const [ID1, ID2] = [one.sfId, two.sfId]
const [MAIL1, MAIL2] = [one.email, two.email]

test.each<[what: string, text: string]>([
  ['columns of a sheet', `${ID1}\t${MAIL1}\n${ID2}\t${MAIL2}`],
  ['columns the other way round', `${MAIL1}\t${ID1}\r\n${MAIL2}\t${ID2}\r\n`],
  ['columns of which one changes sides', `${MAIL1}\t${ID1}\n${ID2}\t${MAIL2}`],
  [
    'columns with more of them',
    `1\tOne Sample\t${ID1}\t90000 00024\t${MAIL1}\n2\t\t${ID2}\t\t${MAIL2}`,
  ],
  ['a sheet with headings', `SF ID\tE-mail\n${ID1}\t${MAIL1}\n${ID2}\t${MAIL2}`],
  ['commas', `${ID1},${MAIL1}\n${ID2}, ${MAIL2}`],
  ['quoted commas', `"${ID1}","${MAIL1}"\n"${ID2}","${MAIL2}"`],
  ['semicolons', `${ID1};${MAIL1};\n${ID2} ; ${MAIL2}`],
  ['everything in one line', `${ID1} ${MAIL1}, ${ID2} ${MAIL2}`],
  ['everything in one line, mails first', `${MAIL1} (${ID1}); ${MAIL2} (${ID2})`],
  ['a line for each field', `${ID1}\n${MAIL1}\n${ID2}\n${MAIL2}`],
  ['a line for each field, mails first', `${MAIL1}\n${ID1}\n\n${MAIL2}\n${ID2}\n`],
  ['one column after the other', `${ID1}\n${ID2}\n${MAIL1}\n${MAIL2}`],
  ['the address line of a mail', `${ID1} "One, Sample" <${MAIL1}>\n${ID2} Two Sample <${MAIL2}>.`],
  ['links of a page', `${ID1} mailto:${MAIL1}\n${ID2} mailto:${MAIL2}`],
  ['small letters and spaces in the ids', `sf 00024 ${MAIL1}\nSf-00025 ${MAIL2}`],
  ['marks that nobody sees', `\uFEFF${ID1}\u200B\t${MAIL1}\u200E\u2028${ID2}\u00A0${MAIL2}`],
  ['a numbered list in a chat', `1. ${ID1} - ${MAIL1}\n2) ${ID2} - ${MAIL2}`],
  ['slashes', `${ID1}/${MAIL1}\n${MAIL2}/${ID2}`],
  ['curly quotes', `“${ID1}”,“${MAIL1}”\n‘${ID2}’,‘${MAIL2}’`],
  ['single quotes', `'${ID1}','${MAIL1}'\n'${ID2}' '${MAIL2}'`],
  ['other quotes', `„${ID1}“,„${MAIL1}“\n«${ID2}» «${MAIL2}»`],
  ['low lines and dashes in the ids', `SF_00024 ${MAIL1}\nsf–00025 ${MAIL2}`],
  ['labels before the ids', `SFID: ${ID1}, mail: ${MAIL1}\nSF-ID ${ID2} E-mail: ${MAIL2}`],
  ['links that carry more', `${ID1} mailto:${MAIL1}?subject=Fest\n${ID2} mailto:${MAIL2}`],
  [
    'phone numbers among the lines',
    `${ID1}\n90000 00024 ${MAIL1}\n${ID2}\n+91-9000000025 ${MAIL2}`,
  ],
  ['old line ends', `${ID1},${MAIL1}\r${ID2},${MAIL2}`],
])('%s are two people', (_what, text) => {
  expect(readPastedList(text)).toEqual({ members: [one, two], leftOver: [] })
})

test.each<[what: string, text: string, members: unknown[]]>([
  [
    'only ids',
    `${ID1}\n${ID2}`,
    [
      { ...one, email: '' },
      { ...two, email: '' },
    ],
  ],
  [
    'only mails',
    `${MAIL1}, ${MAIL2}`,
    [
      { ...one, sfId: '' },
      { ...two, sfId: '' },
    ],
  ],
  ['a cell that is empty', `${ID1}\t\n${ID2}\t${MAIL2}`, [{ ...one, email: '' }, two]],
  ['an id too many in one line', `${ID1} ${MAIL1} ${ID2}`, [one, { sfId: ID2, email: '' }]],
  [
    'a mail that looks like an id',
    `sf00024@festival.test`,
    [{ sfId: '', email: 'sf00024@festival.test' }],
  ],
  [
    'an apostrophe in a mail, straight or curly',
    `${ID1}, o'neil@x.in\n${ID2}, "d’souza@x.in"`,
    [
      { ...one, email: "o'neil@x.in" },
      { ...two, email: "d'souza@x.in" },
    ],
  ],
  [
    'mails in a numbered list',
    `1. ${MAIL1}\n2) ${MAIL2}`,
    [
      { ...one, sfId: '' },
      { ...two, sfId: '' },
    ],
  ],
  ['a mail with a phone number', `9000000024 ${MAIL1}`, [{ ...one, sfId: '' }]],
  ['a mail with a year in it', `batch2025@x.in`, [{ sfId: '', email: 'batch2025@x.in' }]],
  ['nothing', ' \n\t\n', []],
])('%s', (_what, text, members) => {
  expect(readPastedList(text).members).toEqual(members)
})

test('lines that name nobody are handed back', () => {
  const text = `${ID1} ${MAIL1}\nRoll number 24, Room 12\n${ID2} ${MAIL2}\nsee you @ the gate`
  expect(readPastedList(text)).toEqual({
    members: [one, two],
    leftOver: ['Roll number 24, Room 12', 'see you @ the gate'],
  })
})

test.each([
  `SFID: 24, ${MAIL1}`,
  `SF ID 24 ${MAIL1}`,
  `SF-ID - 00024\t${MAIL1}`,
  `SFID00024 ${MAIL1}`,
  `SF#24 ${MAIL1}`,
  `00024 ${MAIL1}`,
  `${MAIL1},00024`,
  `“024”,“${MAIL1}”`,
  `${ID1}_One ${MAIL1}`,
])('%s may name somebody else than it seems: the line is handed back as it was', (line) => {
  expect(readPastedList(`${line}\n${ID2} ${MAIL2}`)).toEqual({ members: [two], leftOver: [line] })
})

const LONG = 100_000

test.each([
  ['letters', 'a'.repeat(LONG)],
  ['letters after an email', `a@b'${'a'.repeat(LONG)}`],
  ['apostrophes', "a'".repeat(LONG / 2)],
  ['digits', '1'.repeat(LONG)],
  ['dots after SF', `SF${'.'.repeat(LONG)}`],
  ['dots after an email and SF', `${MAIL1} SF${'.'.repeat(LONG)}`],
  ['dots inside an email', `a@b${'.'.repeat(LONG)}x`],
])('%s, a hundred thousand of them, do not block the page', (_what, text) => {
  const start = performance.now()
  readPastedList(text)
  // Before, the time grew with the square of the length: 6 to 40 s each. Now it is tenths of a second.
  expect(performance.now() - start).toBeLessThan(4_000)
})
