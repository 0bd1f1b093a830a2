import { yupToFormErrors, type FormikErrors } from 'formik'
import type { Schema } from 'yup'

/**
 * What is wrong with a form, by field, without waiting. For forms that open a tab: formik's own way to ask a schema
 * takes a moment, after which the browser no longer sees the click behind it.
 */
export function faultsOf<Values>(schema: Schema, values: Values): FormikErrors<Values> {
  try {
    schema.validateSync(values, { abortEarly: false })
    return {}
  } catch (fault) {
    return yupToFormErrors<Values>(fault)
  }
}
