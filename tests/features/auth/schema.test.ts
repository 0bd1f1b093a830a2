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

/** The first error of one field, as the form shows it; `undefined` if it is valid. */
function complaint(check: (values: object) => unknown, values: object, field: string) {
  // Formik treats an empty field as missing.
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

type Row = [text: string, message: string | undefined]
const rows = (message: string | undefined, texts: string[]) =>
  texts.map((text): Row => [text, message])

const broken = ['newcomer', 'newcomer@', '@festival.test', 'newcomer@festival']
const emails = [
  ...rows('Required', ['', '   ']),
  ...rows('Invalid email', broken),
  ...rows(undefined, [
    'new.comer+fest@mail.festival.test',
    '  newcomer@festival.test ',
    'new comer@festival. test',
  ]),
]

test.each(emails)('the email "%s" gives %s, on every screen (Spec §5)', (email, message) => {
  expect(complaint(ofSignIn, { email, password: 'Unmask@65' }, 'email')).toBe(message)
  expect(complaint(ofSignUp, { ...signUp, email }, 'email')).toBe(message)
  expect(complaint(ofEmailStep, { email }, 'email')).toBe(message)
})

const passwords = [
  ...rows('Required', ['']),
  ...rows('At least 8 characters', ['1', '1234567']),
  ...rows(undefined, ['12345678', '        ']),
]

test.each(passwords)(
  'the password "%s" gives %s, on every screen (Spec §5, §9)',
  (password, message) => {
    const email = 'newcomer@festival.test'
    expect(complaint(ofSignIn, { email, password }, 'password')).toBe(message)
    expect(complaint(ofSignUp, { ...signUp, password }, 'password')).toBe(message)
    expect(complaint(ofOtpStep, { otp: '123456', password }, 'password')).toBe(message)
  },
)

test.each([
  ...rows('Required', ['']),
  ...rows('Passwords must match', ['Purulia#6', 'purulia#65']),
  ...rows(undefined, ['Purulia#65']),
])('the second password "%s" gives %s (Spec §5)', (confirm_password, message) => {
  expect(complaint(ofSignUp, { ...signUp, confirm_password }, 'confirm_password')).toBe(message)
})

const noMobiles = [
  '900000006',
  '90000000655',
  '90000 0006',
  '+919000000',
  '+1 415 555 2671',
  '9.87654E+09',
]

test.each([
  ...rows('Required', ['']),
  ...rows('Must be a valid 10-digit number', noMobiles),
  ...rows(undefined, ['9000000065', '0000000000', '٩٠٠٠٠٠٠٠٦٥', '+91 90000-00065']),
])('the mobile "%s" gives %s (Spec §5, §9)', (mobile, message) => {
  expect(complaint(ofSignUp, { ...signUp, mobile }, 'mobile')).toBe(message)
})

const tooYoung = ['2009-01-11', '2025-01-10', '2031-01-01', '20041-03-08']

test.each([
  ...rows('Required', ['']),
  ...rows('Must be at least 16 years old', tooYoung),
  ...rows(undefined, ['2009-01-10', '1925-01-01']),
])('on 10 January 2025 a birth on "%s" gives %s (Spec §5, §9)', (dob, message) => {
  expect(complaint(ofSignUp, { ...signUp, dob }, 'dob')).toBe(message)
})

test.each([
  ['2025-01-09T18:29:59Z', 'Must be at least 16 years old'],
  ['2025-01-09T18:30:00Z', undefined],
])('a sixteenth birthday begins at midnight in India (%s) (Spec §5)', (now, message) => {
  vi.setSystemTime(new Date(now))
  expect(complaint(ofSignUp, { ...signUp, dob: '2009-01-10' }, 'dob')).toBe(message)
})

const trimmed = ['name', 'college', 'gender', 'state', 'city', 'yop']

test.each([...trimmed, 'security_question', 'security_answer', 'captcha'])(
  '%s is required (Spec §5)',
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
])('the year of passing %s is offered: %s (Spec §5, §9)', (yop, isOffered) => {
  expect(complaint(ofSignUp, { ...signUp, yop }, 'yop') === undefined).toBe(isOffered)
})

test.each([
  ...rows('OTP is required', ['']),
  ...rows('OTP must be a 6-digit number', [
    '12345',
    '1234567',
    '12345a',
    '12.456',
    '123456 654321',
  ]),
  ...rows(undefined, ['123456', '000000', ' 123 456 ', 'Your OTP is 123456.', '১২৩৪৫৬']),
])('the OTP "%s" gives %s (Spec §5, §9)', (otp, message) => {
  expect(complaint(ofOtpStep, { otp, password: 'Purulia#65' }, 'otp')).toBe(message)
})
