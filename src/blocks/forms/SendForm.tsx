import { Form, Formik, type FormikConfig, type FormikHelpers, type FormikValues } from 'formik'
import type { ComponentProps, ReactNode } from 'react'
import type { Outcome } from '@/api/outcome'
import { SubmitButton } from '@/shared/ui/form/SubmitButton'
import { sendForm, ServerError } from './ServerError'

type Props<Values> = Omit<ComponentProps<typeof SubmitButton>, 'form' | 'onSubmit' | 'children'> &
  Pick<ComponentProps<typeof ServerError>, 'noAnswer'> & {
    form: Omit<FormikConfig<Values>, 'onSubmit'>
    /** The text of the button. */
    submit: string
    className?: string | undefined
    children: ReactNode
    below?: ReactNode
    onSubmit: (values: Values, helpers: FormikHelpers<Values>) => Promise<Outcome>
  }

/** A form that is sent to the server, with its button, and the server's words beside it. */
export function SendForm<Values extends FormikValues>(props: Props<Values>) {
  const { form, submit, className, noAnswer, below, children, onSubmit, ...button } = props
  return (
    <Formik
      {...form}
      onSubmit={(values, helpers) => sendForm(helpers, () => onSubmit(values, helpers))}
    >
      <Form noValidate method="dialog" className={className}>
        {children}
        <ServerError noAnswer={noAnswer} />
        <SubmitButton {...button}>{submit}</SubmitButton>
        {below}
      </Form>
    </Formik>
  )
}
