import { beforeEach, expect, test, vi } from 'vitest'
import { ValidationError } from 'yup'
import {
  requestOtpSchema,
  signInSchema,
  signUpSchema,
  verifyOtpSchema,
} from '@/features/auth/schema'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2025-01-10T06:30:00Z') })
})

const signUp = {
  name: 'Sample Newcomer',
  email: 'newcomer@festival.test',
  mobile: '9000000065',
  dob: '2004-03-08',
  gender: 'F',
  college: 'Sample Institute',
  yop: '2026',
  state: 'West Bengal',
  city: 'Purulia',
  password: 'Purulia#65',
  confirm_password: 'Purulia#65',
  security_question: 'In which town were you born?',
  security_answer: 'Sample Town',
  captcha: 'captcha-ok-1',
}

/** The first complaint about one field, as the form shows it; nothing when it is right. */
function complaint(check: (values: object) => unknown, values: object, field: string) {
  // Formik takes an empty field for one that is not there.
  const filled = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))
  try {
    check(filled)
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return error.inner.find(({ path }) => path === field)?.message
  }
  return undefined
}

const all = { abortEarly: false }
const ofSignIn = (values: object) => signInSchema.validateSync(values, all)
const ofSignUp = (values: object) => signUpSchema.validateSync(values, all)
const ofEmailStep = (values: object) => requestOtpSchema.validateSync(values, all)
const ofOtpStep = (values: object) => verifyOtpSchema.validateSync(values, all)

const emails: [string, string | undefined][] = [
  ['', 'Required'],
  ['   ', 'Required'],
  ['newcomer', 'Invalid email'],
  ['newcomer@', 'Invalid email'],
  ['@festival.test', 'Invalid email'],
  ['newcomer@festival', 'Invalid email'],
  ['new comer@festival.test', 'Invalid email'],
  ['newcomer@festival.test', undefined],
  ['new.comer+fest@mail.festival.test', undefined],
  ['  newcomer@festival.test ', undefined],
]

test.each(emails)('the email "%s" gives %s, on every screen', (email, message) => {
  expect(complaint(ofSignIn, { email, password: 'Unmask@65' }, 'email')).toBe(message)
  expect(complaint(ofSignUp, { ...signUp, email }, 'email')).toBe(message)
  expect(complaint(ofEmailStep, { email }, 'email')).toBe(message)
})

const passwords: [string, string | undefined][] = [
  ['', 'Required'],
  ['1', 'At least 8 characters'],
  ['1234567', 'At least 8 characters'],
  ['12345678', undefined],
  ['        ', undefined],
]

test.each(passwords)('the password "%s" gives %s, on every screen', (password, message) => {
  const email = 'newcomer@festival.test'
  expect(complaint(ofSignIn, { email, password }, 'password')).toBe(message)
  expect(complaint(ofSignUp, { ...signUp, password }, 'password')).toBe(message)
  expect(complaint(ofOtpStep, { otp: '123456', password }, 'password')).toBe(message)
})

test.each([
  ['', 'Required'],
  ['Purulia#6', 'Passwords must match'],
  ['purulia#65', 'Passwords must match'],
  ['Purulia#65', undefined],
])('the second password "%s" gives %s', (confirm_password, message) => {
  expect(complaint(ofSignUp, { ...signUp, confirm_password }, 'confirm_password')).toBe(message)
})

test.each([
  ['', 'Required'],
  ['900000006', 'Must be a valid 10-digit number'],
  ['9000000065', undefined],
  ['90000000655', 'Must be a valid 10-digit number'],
  ['90000 0006', 'Must be a valid 10-digit number'],
  ['+919000000', 'Must be a valid 10-digit number'],
  ['٩٠٠٠٠٠٠٠٦٥', 'Must be a valid 10-digit number'],
  ['0000000000', undefined],
])('the mobile "%s" gives %s', (mobile, message) => {
  expect(complaint(ofSignUp, { ...signUp, mobile }, 'mobile')).toBe(message)
})

test.each([
  ['', 'Required'],
  ['2009-01-10', undefined],
  ['2009-01-11', 'Must be at least 16 years old'],
  ['2025-01-10', 'Must be at least 16 years old'],
  ['2031-01-01', 'Must be at least 16 years old'],
  ['1925-01-01', undefined],
  ['20041-03-08', 'Must be at least 16 years old'],
])('on 10 January 2025 a birth on "%s" gives %s', (dob, message) => {
  expect(complaint(ofSignUp, { ...signUp, dob }, 'dob')).toBe(message)
})

test.each([
  ['2025-01-09T18:29:59Z', 'Must be at least 16 years old'],
  ['2025-01-09T18:30:00Z', undefined],
])('a sixteenth birthday begins at midnight in India (%s)', (now, message) => {
  vi.setSystemTime(new Date(now))
  expect(complaint(ofSignUp, { ...signUp, dob: '2009-01-10' }, 'dob')).toBe(message)
})

const trimmed = ['name', 'college', 'gender', 'state', 'city', 'yop']

test.each([...trimmed, 'security_question', 'security_answer', 'captcha'])(
  '%s is required',
  (field) => {
    expect(complaint(ofSignUp, { ...signUp, [field]: '' }, field)).toBe('Required')
    if (trimmed.includes(field))
      expect(complaint(ofSignUp, { ...signUp, [field]: '  ' }, field)).toBe('Required')
  },
)

test.each([
  ['2024', false],
  ['2025', true],
  ['2029', true],
  ['2030', false],
])('the year of passing %s is offered: %s', (yop, isOffered) => {
  expect(complaint(ofSignUp, { ...signUp, yop }, 'yop') === undefined).toBe(isOffered)
})

test.each([
  ['', 'OTP is required'],
  ['12345', 'OTP must be a 6-digit number'],
  ['123456', undefined],
  ['1234567', 'OTP must be a 6-digit number'],
  ['12345a', 'OTP must be a 6-digit number'],
  ['12.456', 'OTP must be a 6-digit number'],
  ['000000', undefined],
  [' 123 456 ', undefined],
])('the OTP "%s" gives %s', (otp, message) => {
  expect(complaint(ofOtpStep, { otp, password: 'Purulia#65' }, 'otp')).toBe(message)
})

test('a name with quotes, brackets, emoji and 200 letters is accepted as it is', () => {
  const name = `Sample "Quoted" O'Long <b>Not Bold</b> 🎭 ${'x'.repeat(200)}`
  expect(signUpSchema.cast({ ...signUp, name: `  ${name} ` }).name).toBe(name)
})

test('an email of 100,000 characters is refused', () => {
  expect(complaint(ofEmailStep, { email: '@'.repeat(100_000) }, 'email')).toBe('Invalid email')
})
