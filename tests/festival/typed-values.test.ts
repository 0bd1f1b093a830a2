import { expect, test } from 'vitest'
import { suggestedEmail } from '@/festival/emailSlips'
import { cleanOtp, cleanPhone, cleanPincode, cleanSfId } from '@/festival/numbers'

test.each(['SF 00013', 'sf-00013', 'SF_00013', 'sf–00013\u2069', ' s f 0 0 0 1 3', 'SF০০০১৩'])(
  'the SF ID %j is SF00013',
  (typed) => expect(cleanSfId(typed)).toBe('SF00013'),
)

test.each(['13', 'SF', 'SFID13', 'SF-1-3'])('the SF ID %j is left to the server', (typed) =>
  expect(cleanSfId(typed)).toBe(typed),
)

test.each([
  '9876543210',
  '919876543210',
  '09876543210',
  '+91 98765 43210',
  '+91-98765-43210',
  '(+91) 98765 43210',
  '+91 (0) 98765 43210',
  '0091 98765 43210',
  '98765 43210',
  '98765\u00a043210\u2069',
  '৯৮৭৬৫৪৩২১০',
  '९८७६५४३२१०',
  '٩٨٧٦٥٤٣٢١٠',
])('the phone number %j is 9876543210', (typed) => {
  expect(cleanPhone(typed)).toBe('9876543210')
})

test.each(['9123456789', '0912345678', '9109876543', '+91 91234 56789', '9191234 56789'])(
  'the first digits of the number %j are part of it',
  (typed) => {
    const digits = typed.replace(/\D/g, '')
    expect(cleanPhone(typed)).toBe(digits.slice(-10))
  },
)

test.each([
  '+1 415 555 2671',
  '98765 4321',
  '9.87654E+09',
  '98765432101',
  '+9876543210',
  '+91 98765 4321',
  '98765 4321O',
  // Slips in numbers that begin with 91 or 0: the last ten digits are somebody else's number.
  '912345678901',
  '91 0234 567890',
  '01234567890',
  '03222 255221',
  '',
])('%j is no phone number of India, and stays as it is', (typed) => {
  expect(cleanPhone(typed)).toBe(typed)
})

test.each([
  '424242',
  '424-242',
  '424 242',
  '4 2 4 2 4 2',
  'Your OTP is 424242.',
  'Your OTP is 424-242. It expires in 5 minutes.',
  '২৪-01-2025: 424242',
  '৪২৪২৪২',
  '\u200b424242',
])('the OTP is taken out of %j', (typed) => {
  expect(cleanOtp(typed)).toBe('424242')
})

test.each(['42424', '4242421', '424242 or 133713', '12.456', 'code'])(
  'there is no OTP in %j',
  (typed) => expect(cleanOtp(typed)).toBe(typed),
)

test.each(['560 001', '560-001', '৫৬০০০১', ' 560001\u2069'])(
  'the pincode %j is 560001',
  (typed) => {
    expect(cleanPincode(typed)).toBe('560001')
  },
)

test.each([
  ['gmail.con', 'gmail.com'],
  ['gamil.com', 'gmail.com'],
  ['gamil.con', 'gmail.com'],
  ['GMAIL.CO', 'gmail.com'],
  ['gmail', 'gmail.com'],
  ['gmailcom', 'gmail.com'],
  ['gmail.in', 'gmail.com'],
  ['yahoo.co', 'yahoo.com'],
  ['hotmial.com', 'hotmail.com'],
  ['outlok.con', 'outlook.com'],
  ['rediffmail.co', 'rediffmail.com'],
])('an email at %s was probably meant for %s', (domain, provider) => {
  expect(suggestedEmail(`student@${domain}\u200b`)).toBe(`student@${provider}`)
})

test.each(
  'gmail.com yahoo.co.in hotmail.co.in mail.com email.com ymail.com olive.com zoho.in festival.test srmist.edu.in iitkgp.ac.in'.split(
    ' ',
  ),
)('nothing is wrong with an email at %s', (domain) => {
  expect(suggestedEmail(`student@${domain}`)).toBeUndefined()
})

test.each(['', 'student', '@gmail.con', 'student@', `student@${'gmail.con'.repeat(9_999)}`])(
  'there is nothing to suggest for %.20s',
  (typed) => expect(suggestedEmail(typed)).toBeUndefined(),
)

test('an email that may only be unfinished is not a slip yet', () => {
  for (const typed of ['student@gmail', 'student@gmail.co', 'student@yahoo.co'])
    expect(suggestedEmail(typed, { isTyping: true })).toBeUndefined()
  expect(suggestedEmail('student@gmail.con', { isTyping: true })).toBe('student@gmail.com')
})
