import { string } from 'yup'

const REQUIRED = 'Required'

/** The pieces that forms are checked with, so that a rule and its words (Spec §5) stand in one place. */

/** Text that says something: the spaces around it do not count, and are not sent. */
export const required = string().trim().required(REQUIRED)

/** A whole address: without a dot after the @ no mail would ever arrive. */
export const email = required.email('Invalid email').matches(/@.+\.[^.]{2,}$/, 'Invalid email')

/** One of the choices that a form offers. */
export function choiceOf(values: readonly string[]) {
  return required.oneOf(values, REQUIRED)
}

/** Taken as it is, spaces included. */
export const secret = string().required(REQUIRED)

export const password = secret.min(8, 'At least 8 characters')

export function tenDigits(message: string) {
  return required.matches(/^\d{10}$/, message)
}
