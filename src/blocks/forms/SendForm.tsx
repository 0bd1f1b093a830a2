import { Form, Formik, type FormikValues } from 'formik'
import type { ComponentProps, ReactNode } from 'react'
import type { Schema } from 'yup'
import { SubmitButton } from '@/shared/ui/form/SubmitButton'
import { runSubmit, ServerError } from './submitErrors'

type Props<Values> = Omit<ComponentProps<typeof SubmitButton>, 'form' | 'onSubmit' | 'children'> &
  Pick<ComponentProps<typeof ServerError>, 'lostResponseAdvice'> & {
    initialValues: Values
    schema: Schema<Values>
    /** The text of the button. */
    submit: string
    className?: string | undefined
    children: ReactNode
    below?: ReactNode
    /** Called with valid values, cast by the schema. */
    onSubmit: (values: Values) => Promise<unknown>
  }

/**
 * A form that is sent to the server, with its button, and the server's message beside it. `method="dialog"` submits nothing
 * outside a `<dialog>`: without it, a press before hydration would send the fields in the address.
 */
export function SendForm<Values extends FormikValues>(props: Props<Values>) {
  const { initialValues, schema, onSubmit, ...shown } = props
  const { submit, className, lostResponseAdvice, below, children, ...button } = shown
  return (
    <Formik
      initialValues={initialValues}
      validationSchema={schema}
      onSubmit={(values, helpers) => runSubmit(helpers, () => onSubmit(schema.cast(values)))}
    >
      <Form noValidate method="dialog" className={className}>
        {children}
        <ServerError lostResponseAdvice={lostResponseAdvice} />
        <SubmitButton {...button}>{submit}</SubmitButton>
        {below}
      </Form>
    </Formik>
  )
}
