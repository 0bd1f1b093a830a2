import { Form, Formik, type FormikHelpers } from 'formik'
import { useRef } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '@/shared/paths'
import { NeedsScripts } from '@/shared/ui/form/NeedsScripts'
import { SubmitButton } from '@/shared/ui/form/SubmitButton'
import type { Outcome } from '@/state/server/words'
import { ServerError } from '@/blocks/forms/ServerError'
import { sendForm } from '@/blocks/forms/sendForm'
import { useDraftForm } from '@/blocks/forms/useDraftForm'
import type { SignUpValues } from '../schema'
import type { CaptchaHandle } from './Captcha'
import { CollegeSection } from './CollegeSection'
import { CredentialsSection } from './CredentialsSection'
import { DRAFT_NAME, SECRET, signUpForm } from './form'
import { PersonalSection } from './PersonalSection'
import styles from './SignUp.module.css'

type Props = {
  /** Already signed up and about to redirect: the form cannot be sent again. */
  isLeaving: boolean
  onSubmit: (values: SignUpValues) => Promise<Outcome<unknown>>
}

export function SignUpForm({ isLeaving, onSubmit }: Props) {
  const captcha = useRef<CaptchaHandle>(null)
  // The form is long and phones unload tabs: the draft is kept until sign-up succeeds.
  const { form, keeper } = useDraftForm(DRAFT_NAME, signUpForm, { secret: SECRET })

  async function handleSubmit(values: SignUpValues, helpers: FormikHelpers<SignUpValues>) {
    const { how } = await sendForm(helpers, () => onSubmit(values))
    // A token works only once, whatever the response was.
    if (how !== 'done' && how !== 'dropped') captcha.current?.reset()
  }

  return (
    <Formik {...form} onSubmit={handleSubmit}>
      <Form noValidate method="dialog" className={styles.form}>
        <NeedsScripts what="This form" />
        <PersonalSection />
        <CollegeSection />
        <CredentialsSection captcha={captcha} />
        <ServerError
          noAnswer={
            <>
              No answer in time. You may be signed up already:{' '}
              <Link className="link" to={paths.signIn}>
                try to sign in
              </Link>{' '}
              before you send it again.
            </>
          }
        />
        <SubmitButton busy="Signing Up..." isBusy={isLeaving}>
          Sign Up
        </SubmitButton>
        {!isLeaving && keeper}
      </Form>
    </Formik>
  )
}
