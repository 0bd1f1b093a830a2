import { Form, Formik, type FormikHelpers } from 'formik'
import { Field } from '@/shared/ui/field/Field'
import { NeedsScripts } from '@/shared/ui/form/NeedsScripts'
import { PasswordField } from '@/shared/ui/field/PasswordField'
import { SubmitButton } from '@/shared/ui/form/SubmitButton'
import type { Outcome } from '@/state/server/words'
import { ServerError } from '@/blocks/forms/ServerError'
import { signInSchema, type SignInValues } from './schema'
import { sendForm } from '@/blocks/forms/sendForm'
import styles from './SignIn.module.css'

type Props = {
  /** Already signed in and about to redirect: the form cannot be sent again. */
  isLeaving: boolean
  onSubmit: (values: SignInValues) => Promise<Outcome<unknown>>
}

export function SignInForm({ isLeaving, onSubmit }: Props) {
  async function handleSubmit(typed: SignInValues, form: FormikHelpers<SignInValues>) {
    await sendForm(form, () => onSubmit(signInSchema.cast(typed)))
  }

  return (
    <Formik
      initialValues={{ email: '', password: '' }}
      validationSchema={signInSchema}
      onSubmit={handleSubmit}
    >
      <Form noValidate method="dialog" className={styles.form}>
        <NeedsScripts what="This form" />
        <Field
          name="email"
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="username"
          required
        />
        <PasswordField name="password" label="Password" autoComplete="current-password" required />
        <ServerError />
        <SubmitButton busy="Signing In..." isBusy={isLeaving}>
          Sign In
        </SubmitButton>
      </Form>
    </Formik>
  )
}
