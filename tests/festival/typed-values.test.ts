import { expect, test } from 'vitest'
import { suggestedEmail } from '@/festival/emailSlips'
import { cleanPhone, cleanSfId, cleanSixDigits } from '@/festival/numbers'
import { cleanCode, cleanEmail, cleanLines, cleanText } from '@/shared/lib/cleaning'
import { paths } from '@/festival/paths'
import { rupees } from '@/shared/lib/format'

test.each(['sf-00013', 'SF 0 0013\u2069', 'SF০০০১৩'])('the SF ID %j is SF00013', (typed) =>
  expect(cleanSfId(typed)).toBe('SF00013'),
)

test.each(['13', 'SF', 'SFID13', 'SF-1-3'])('the SF ID %j is left to the server', (typed) =>
  expect(cleanSfId(typed)).toBe(typed),
)

test.each(['+91 (0) 98765 43210', '98765\u00a043210\u2069'])(
  'the phone number %j is 9876543210',
  (typed) => {
    expect(cleanPhone(typed)).toBe('9876543210')
  },
)

test.each(['9123456789', '0912345678', '+91 91234 56789'])(
  'the first digits of the number %j are part of it',
  (typed) => {
    const digits = typed.replace(/\D/g, '')
    expect(cleanPhone(typed)).toBe(digits.slice(-10))
  },
)

test.each([
  '98765432101',
  '+91 98765 4321',
  // Slips in numbers that begin with 91 or 0: the last ten digits are somebody else's number.
  '912345678901',
  '01234567890',
  '',
])('%j is no phone number of India, and stays as it is', (typed) => {
  expect(cleanPhone(typed)).toBe(typed)
})

test.each([
  '424-242',
  'Your OTP is 424-242. It expires in 5 minutes.',
  '২৪-01-2025: 424242',
  '\u200b424242',
])('the OTP is taken out of %j', (typed) => {
  expect(cleanSixDigits(typed)).toBe('424242')
})

test.each(['4242421', '424242 or 133713', 'code'])('there is no OTP in %j', (typed) =>
  expect(cleanSixDigits(typed)).toBe(typed),
)

test.each(['560-001', '৫৬০০০১', 'PIN 560001', 'Pin: 560 001', 'Bengaluru 560001'])(
  'the pincode %j is 560001',
  (typed) => {
    expect(cleanSixDigits(typed)).toBe('560001')
  },
)

test.each([
  ['gmail.con', 'gmail.com'],
  ['gamil.com', 'gmail.com'],
  ['gmail', 'gmail.com'],
  ['gmail.in', 'gmail.com'],
  ['hotmial.com', 'hotmail.com'],
])('an email at %s was probably meant for %s', (domain, provider) => {
  expect(suggestedEmail(`student@${domain}\u200b`)).toBe(`student@${provider}`)
})

test.each(['gmail.com', 'yahoo.co.in', 'ymail.com', 'iitkgp.ac.in'])(
  'nothing is wrong with an email at %s',
  (domain) => {
    expect(suggestedEmail(`student@${domain}`)).toBeUndefined()
  },
)

test.each(['', 'student', '@gmail.con', 'student@', `student@${'gmail.con'.repeat(9_999)}`])(
  'there is nothing to suggest for %.20s',
  (typed) => expect(suggestedEmail(typed)).toBeUndefined(),
)

test('an email that may only be unfinished is not a slip yet', () => {
  for (const typed of ['student@gmail', 'student@gmail.co', 'student@yahoo.co'])
    expect(suggestedEmail(typed, { isTyping: true })).toBeUndefined()
  expect(suggestedEmail('student@gmail.con', { isTyping: true })).toBe('student@gmail.com')
})

test.each([
  ['  Sample  Student\u200b ', 'Sample Student'],
  ['Sam\u200dple \u200cStudent\u200d', 'Sample Student'],
  ['র\u200d্যাম', 'র\u200d্যাম'],
  ['क्\u200dष \u200d', 'क्\u200dष'],
  ['Team 👩\u200d🎤 ❤️\u200d🔥', 'Team 👩\u200d🎤 ❤️\u200d🔥'],
  ['\u200b \u2069', ''],
])('the name %j is cleaned to %j', (typed, clean) => {
  expect(cleanText(typed)).toBe(clean)
})

test('text of several lines keeps its lines', () => {
  expect(cleanLines(' one\u200b  two \r\n\r\n three \n')).toBe('one two\n\nthree')
})

test.each([
  [' KGP 7\u2069', 'KGP7'],
  ['CODE\u200b301\ufe0f', 'CODE301'],
])('the code %j is cleaned to %j', (typed, clean) => {
  expect(cleanCode(typed)).toBe(clean)
})

test('an email loses invisible characters, and keeps its case', () => {
  expect(cleanEmail(' Student\u200b@Festival. test\u2069')).toBe('Student@Festival.test')
})

test('the address of a genre keeps any name, also half a character', () => {
  expect(paths.genre('a/b? \ud83c')).toBe('/events/subevents/a%2Fb%3F%20%EF%BF%BD')
})

test('rupees are grouped as in India', () => {
  expect(rupees(123456)).toBe('₹1,23,456')
})
