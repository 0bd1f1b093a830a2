import { Form, Formik, type FormikValues } from 'formik'
import type { FormEvent, ReactNode } from 'react'
import type { Schema } from 'yup'
import { errorsOf } from '@/shared/lib/validation'
import { FocusFirstError } from '@/shared/ui/form/FocusFirstError'

type Props<Values extends FormikValues> = {
  /** For a submit button outside the form. */
  id?: string
  className?: string | undefined
  initialValues: Values
  schema: Schema<Values>
  /** Called first on each submit. `false` ends it: nothing is validated, and no errors are shown. */
  onBeforeSubmit?: (values: Values) => boolean
  /** Called with valid values, cast by the schema, inside the click or key event that submits the form. */
  onSubmit: (values: Values) => void
  children: ReactNode
}

/**
 * A form that opens a new tab when it is submitted. Browsers allow that only inside the click or key event, and Formik
 * calls its own `onSubmit` later, after asynchronous validation. So this form validates once more, synchronously, and
 * leaves to Formik the errors beside the fields. An error thrown in `onSubmit` is reported like in any event handler.
 */
export function SyncForm<Values extends FormikValues>({
  id,
  className,
  initialValues,
  schema,
  onBeforeSubmit,
  onSubmit,
  children,
}: Props<Values>) {
  return (
    <Formik
      initialValues={initialValues}
      validate={(values) => errorsOf(schema, values)}
      // A promise, so that Formik ends `isSubmitting`.
      onSubmit={() => Promise.resolve()}
    >
      {({ values, handleSubmit }) => {
        function submit(event: FormEvent<HTMLFormElement>) {
          event.preventDefault()
          if (onBeforeSubmit?.(values) === false) return
          handleSubmit(event)
          if (schema.isValidSync(values)) onSubmit(schema.cast(values))
        }
        // `onSubmit` replaces the handler that Formik's `Form` sets.
        return (
          <Form id={id} className={className} noValidate onSubmit={submit}>
            {children}
            <FocusFirstError />
          </Form>
        )
      }}
    </Formik>
  )
}
