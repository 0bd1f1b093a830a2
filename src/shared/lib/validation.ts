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

/** The number to ring in an emergency, or at the door: payment, collection and delivery all ask for it. */
export const emergencyNumber = string()
  .trim()
  .required('Emergency number is required')
  .matches(/^\d*$/, 'Emergency number must be only digits')
  .min(10, 'Emergency number must be of 10 digits')
  .max(10, 'Emergency number can be of 10 digits')

/** A part of a postal address, named in its messages. */
export function addressPart(name: string, least: number) {
  return string()
    .trim()
    .required(`${name} is required`)
    .min(least, `${name} must be at least ${least} characters`)
}

export const pincode = string()
  .trim()
  .required('Pincode is required')
  .matches(/^\d{6}$/, 'Pincode must be exactly 6 digits')
