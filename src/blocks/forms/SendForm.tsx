import { Form, Formik, type FormikConfig, type FormikHelpers, type FormikValues } from 'formik'
import type { ComponentProps, ReactNode } from 'react'
import { SubmitButton } from '@/shared/ui/form/SubmitButton'
import { runSubmit, ServerError } from './ServerError'

type Props<Values> = Omit<ComponentProps<typeof SubmitButton>, 'form' | 'onSubmit' | 'children'> &
  Pick<ComponentProps<typeof ServerError>, 'lostResponseAdvice'> & {
    form: Omit<FormikConfig<Values>, 'onSubmit'>
    /** The text of the button. */
    submit: string
    className?: string | undefined
    children: ReactNode
    below?: ReactNode
    onSubmit: (values: Values, helpers: FormikHelpers<Values>) => Promise<unknown>
  }

/**
 * A form that is sent to the server, with its button, and the server's message beside it. `method="dialog"` submits nothing
 * outside a `<dialog>`: without it, a press before hydration would send the fields in the address.
 */
export function SendForm<Values extends FormikValues>(props: Props<Values>) {
  const { form, submit, className, lostResponseAdvice, below, children, onSubmit, ...button } =
    props
  return (
    <Formik
      {...form}
      onSubmit={(values, helpers) => runSubmit(helpers, () => onSubmit(values, helpers))}
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
