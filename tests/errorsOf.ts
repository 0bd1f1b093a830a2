import { yupToFormErrors, type FormikErrors } from 'formik'
import type { Schema } from 'yup'

/** The errors that a form with this schema shows beside its fields. */
export function errorsOf<Values>(schema: Schema, values: Values): FormikErrors<Values> {
  try {
    schema.validateSync(values, { abortEarly: false })
    return {}
  } catch (error) {
    return yupToFormErrors<Values>(error)
  }
}
