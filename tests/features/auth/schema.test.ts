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

const email = 'newcomer@festival.test'
const password = 'Purulia#65'
const signUp = {
  name: 'Sample Newcomer',
  email,
  mobile: '9000000065',
  dob: '2004-03-08',
  gender: 'F',
  college: 'Sample Institute',
  yop: '2026',
  state: 'West Bengal',
  city: 'Purulia',
  password,
  confirm_password: password,
  security_question: 'In which town were you born?',
  security_answer: 'Sample Town',
  captcha: 'captcha-ok-1',
}

const all = { abortEarly: false }
const forms = {
  'sign-in': (values: object) => signInSchema.validateSync({ email, password, ...values }, all),
  'sign-up': (values: object) => signUpSchema.validateSync({ ...signUp, ...values }, all),
  'email step': (values: object) => requestOtpSchema.validateSync({ email, ...values }, all),
  'OTP step': (values: object) =>
    verifyOtpSchema.validateSync({ otp: '123456', password, ...values }, all),
}

/** The first error of one field, as the form shows it; `undefined` if it is valid. */
function complaint(form: keyof typeof forms, field: string, text: string) {
  try {
    // Formik treats an empty field as missing.
    forms[form]({ [field]: text === '' ? undefined : text })
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return error.inner.find(({ path }) => path === field)?.message
  }
  return undefined
}

test.each([
  ['   ', 'Required'],
  ['newcomer@', 'Invalid email'],
  ['newcomer@festival', 'Invalid email'],
  ['new comer+fest@mail.festival. test', undefined],
])('the email "%s" gives %s, on every screen (Spec §5)', (text, message) => {
  for (const form of ['sign-in', 'sign-up', 'email step'] as const)
    expect(complaint(form, 'email', text)).toBe(message)
})

test.each([
  ['', 'Required'],
  ['1234567', 'At least 8 characters'],
  ['        ', undefined],
])('the password "%s" gives %s, on every screen (Spec §5, §9)', (text, message) => {
  for (const form of ['sign-in', 'sign-up', 'OTP step'] as const)
    expect(complaint(form, 'password', text)).toBe(message)
})

const MOBILE = 'Must be a valid 10-digit number'
const AGE = 'Must be at least 16 years old'

test.each([
  ['confirm_password', '', 'Required'],
  ['confirm_password', 'purulia#65', 'Passwords must match'],
  ['mobile', '', 'Required'],
  ['mobile', '900000006', MOBILE],
  ['mobile', '90000000655', MOBILE],
  ['mobile', '9.87654E+09', MOBILE],
  ['mobile', '+91 90000-00065', undefined],
  ['dob', '', 'Required'],
  ['dob', '2009-01-11', AGE],
  ['dob', '20041-03-08', AGE],
  ['dob', '2009-01-10', undefined],
  ['yop', '2024', 'Required'],
  ['yop', '2025', undefined],
  ['yop', '2029', undefined],
  ['yop', '2030', 'Required'],
])('on 10 January 2025 the sign-up’s %s "%s" gives %s (Spec §5, §9)', (field, text, message) => {
  expect(complaint('sign-up', field, text)).toBe(message)
})

test.each([
  ['2025-01-09T18:29:59Z', AGE],
  ['2025-01-09T18:30:00Z', undefined],
])('a sixteenth birthday begins at midnight in India (%s) (Spec §5)', (now, message) => {
  vi.setSystemTime(new Date(now))
  expect(complaint('sign-up', 'dob', '2009-01-10')).toBe(message)
})

test.each(['name', 'college', 'gender', 'state', 'city', 'yop'])(
  '%s is required, and spaces are not enough (Spec §5)',
  (field) => {
    for (const text of ['', '  ']) expect(complaint('sign-up', field, text)).toBe('Required')
  },
)

test.each(['security_question', 'security_answer', 'captcha'])(
  '%s is required (Spec §5)',
  (field) => {
    expect(complaint('sign-up', field, '')).toBe('Required')
  },
)

test.each([
  ['', 'OTP is required'],
  ['12345', 'OTP must be a 6-digit number'],
  ['12345a', 'OTP must be a 6-digit number'],
  ['123456 654321', 'OTP must be a 6-digit number'],
  ['Your OTP is 123456.', undefined],
])('the OTP "%s" gives %s (Spec §5, §9)', (text, message) => {
  expect(complaint('OTP step', 'otp', text)).toBe(message)
})
