import { yupToFormErrors, type FormikErrors } from 'formik'
import { string, type Schema } from 'yup'

const REQUIRED = 'Required'

/** Shared rules, so that each rule and its message (Spec §5) are in one place. Empty by default, as a new form is. */
const text = string().default('')

/** Spaces around the text do not count, and are not sent. */
export const required = text.trim().required(REQUIRED)

/** With a dot after the @: without it no email would arrive. */
export const email = required.email('Invalid email').matches(/@[^@]+\.[^.@]{2,}$/, 'Invalid email')

/** What is not offered counts as not chosen. */
export function choiceOf(values: readonly string[], message = REQUIRED) {
  return text
    .transform((chosen: string) => (values.includes(chosen) ? chosen : ''))
    .required(message)
}

/** Not trimmed: spaces are part of it. */
export const secret = text.required(REQUIRED)

export const password = secret.min(8, 'At least 8 characters')

export function tenDigits(message: string) {
  return required.matches(/^\d{10}$/, message)
}

export const emergencyNumber = text
  .trim()
  .required('Emergency number is required')
  .matches(/^\d*$/, 'Emergency number must be only digits')
  .min(10, 'Emergency number must be of 10 digits')
  .max(10, 'Emergency number can be of 10 digits')

export function addressPart(name: string, least: number) {
  return text
    .trim()
    .required(`${name} is required`)
    .min(least, `${name} must be at least ${least} characters`)
}

export const pincode = text
  .trim()
  .required('Pincode is required')
  .matches(/^\d{6}$/, 'Pincode must be exactly 6 digits')

/** Synchronous, for forms that open a tab: after formik's asynchronous check the browser blocks the tab. */
export function errorsOf<Values>(schema: Schema, values: Values): FormikErrors<Values> {
  try {
    schema.validateSync(values, { abortEarly: false })
    return {}
  } catch (error) {
    return yupToFormErrors<Values>(error)
  }
}
