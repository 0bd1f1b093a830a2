import { object, type InferType } from 'yup'
import { edition } from '@/content/edition'
import { securityQuestions } from '@/content/securityQuestions'
import { dayIn, readDay } from '@/shared/lib/dates'
import { fieldsOf } from '@/shared/lib/parse'
import { choiceOf, email, otp, password, required, secret, tenDigits } from '@/festival/validation'

const MINIMUM_AGE = 16

export const signInSchema = object({ email, password })

export const birthday = required.test('age', `Must be at least ${MINIMUM_AGE} years old`, (dob) =>
  isOldEnough(dob, latestBirthday()),
)

/** The order is that of the form. Spec §5 prescribes each rule and its message. */
export const signUpSchema = object({
  name: required,
  email,
  mobile: tenDigits('Must be a valid 10-digit number'),
  dob: birthday,
  gender: choiceOf(['M', 'F']),
  college: required,
  yop: choiceOf(edition.yearsOfPassing.map(String)),
  state: required,
  city: required,
  password,
  confirm_password: secret.test(
    'same',
    'Passwords must match',
    (typed, { parent }) => typed === fieldsOf(parent).password,
  ),
  security_question: choiceOf(securityQuestions),
  security_answer: secret,
  captcha: required,
})
export type SignUpValues = InferType<typeof signUpSchema>

export const requestOtpSchema = object({ email })
export type RequestOtpValues = InferType<typeof requestOtpSchema>

export const verifyOtpSchema = object({ otp, password })
export type VerifyOtpValues = InferType<typeof verifyOtpSchema>

/** Compares dates, because as text the year 20041 would come before 2009. An empty text is not too young. */
export function isOldEnough(dob: string, latest: string) {
  const [born, youngest] = [readDay(dob), readDay(latest)]
  return dob === '' || (born !== undefined && youngest !== undefined && born <= youngest)
}

/** Today minus `MINIMUM_AGE` years, in the festival's time zone (YYYY-MM-DD). */
export function latestBirthday(): string {
  const [year, ...monthAndDay] = dayIn(edition.timeZone).split('-')
  return [Number(year) - MINIMUM_AGE, ...monthAndDay].join('-')
}
