import { string } from 'yup'
import { cleanCode, cleanEmail, cleanLines, cleanText } from '@/shared/lib/cleaning'
import { cleanPhone, cleanSixDigits } from './numbers'

const REQUIRED = 'Required'

/**
 * Spec §5: the rules that several forms use, with their messages. They also clean the values (`cleaning.ts`, `numbers.ts`).
 * `Form` submits the result of the schema's `cast`. A form without a schema must clean its values itself.
 */
const text = string().default('')

function cleaned(clean: (typed: string) => string) {
  return text.transform((typed: unknown) => (typeof typed === 'string' ? clean(typed) : typed))
}

/** One line of text, such as a name. */
export const required = cleaned(cleanText).required(REQUIRED)

/** An id or a code. Spaces are removed. */
export const code = cleaned(cleanCode).required(REQUIRED)

/** yup accepts a domain without a dot, but no email arrives there. */
export const email = cleaned(cleanEmail)
  .required(REQUIRED)
  .email('Invalid email')
  .matches(/@[^@]+\.[^.@]{2,}$/, 'Invalid email')

/** Values outside the list count as empty. */
export function choiceOf(values: readonly string[], message = REQUIRED) {
  return text
    .transform((chosen: string) => (values.includes(chosen) ? chosen : ''))
    .required(message)
}

/** The value is not cleaned, because spaces may be part of a password. */
export const secret = text.required(REQUIRED)

export const password = secret.min(8, 'At least 8 characters')

export const otp = cleaned(cleanSixDigits)
  .required('OTP is required')
  .matches(/^\d{6}$/, 'OTP must be a 6-digit number')

/** `PhoneField` is the input for it. */
export function tenDigits(message: string) {
  return cleaned(cleanPhone)
    .trim()
    .required(REQUIRED)
    .matches(/^\d{10}$/, message)
}

/** `PhoneField` is the input for it. */
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

/** Pincodes of India do not begin with 0. */
export const pincode = cleaned(cleanSixDigits)
  .required('Pincode is required')
  .matches(/^[1-9]\d{5}$/, 'Pincode must be exactly 6 digits')

/** Several lines of text. The pattern may, for example, require a letter. */
export function lines(pattern: RegExp, message: string) {
  return cleaned(cleanLines).matches(pattern, message).required(message)
}
