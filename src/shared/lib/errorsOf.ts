import { yupToFormErrors, type FormikErrors } from 'formik'
import type { Schema } from 'yup'

/** Synchronous, for forms that open a tab: after formik's asynchronous check the browser blocks the tab. */
export function errorsOf<Values>(schema: Schema, values: Values): FormikErrors<Values> {
  try {
    schema.validateSync(values, { abortEarly: false })
    return {}
  } catch (error) {
    return yupToFormErrors<Values>(error)
  }
}
