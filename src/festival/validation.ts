import { string } from 'yup'
import { cleanCode, cleanEmail, cleanLines, cleanText } from '@/shared/lib/cleaning'
import { cleanPhone, cleanSixDigits } from './numbers'

const REQUIRED = 'Required'

/**
 * Rules that several forms use, so that each rule and its message (Spec §5) are in one place. Empty by default, as a new form is. They
 * clean what was typed (`cleaning.ts`, `numbers.ts`). `Form` passes on what `cast` of the schema returns; a form
 * without a schema must clean its values itself.
 */
const text = string().default('')

function cleaned(clean: (typed: string) => string) {
  return text.transform((typed: unknown) => (typeof typed === 'string' ? clean(typed) : typed))
}

/** A line of text: a name, a college. */
export const required = cleaned(cleanText).required(REQUIRED)

/** An id or a code: without spaces. */
export const code = cleaned(cleanCode).required(REQUIRED)

/** With a dot after the @: without it no email would arrive. */
export const email = cleaned(cleanEmail)
  .required(REQUIRED)
  .email('Invalid email')
  .matches(/@[^@]+\.[^.@]{2,}$/, 'Invalid email')

/** What is not offered counts as not chosen. */
export function choiceOf(values: readonly string[], message = REQUIRED) {
  return text
    .transform((chosen: string) => (values.includes(chosen) ? chosen : ''))
    .required(message)
}

/** Sent as typed: spaces are part of it. */
export const secret = text.required(REQUIRED)

export const password = secret.min(8, 'At least 8 characters')

export const otp = cleaned(cleanSixDigits)
  .required('OTP is required')
  .matches(/^\d{6}$/, 'OTP must be a 6-digit number')

/** `PhoneField` edits it. */
export function tenDigits(message: string) {
  return cleaned(cleanPhone)
    .trim()
    .required(REQUIRED)
    .matches(/^\d{10}$/, message)
}

/** `PhoneField` edits it. */
export const emergencyNumber = cleaned(cleanPhone)
  .trim()
  .required('Emergency number is required')
  .matches(/^\d*$/, 'Emergency number must be only digits')
  .min(10, 'Emergency number must be of 10 digits')
  .max(10, 'Emergency number can be of 10 digits')

export function addressPart(name: string, least: number) {
  return cleaned(cleanText)
    .required(`${name} is required`)
    .min(least, `${name} must be at least ${least} characters`)
}

/** None of India begins with 0. */
export const pincode = cleaned(cleanSixDigits)
  .required('Pincode is required')
  .matches(/^[1-9]\d{5}$/, 'Pincode must be exactly 6 digits')

/** Text of several lines that must match a pattern, such as having a letter. */
export function lines(pattern: RegExp, message: string) {
  return cleaned(cleanLines).matches(pattern, message).required(message)
}
