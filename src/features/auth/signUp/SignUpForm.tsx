import { Form, Formik, useFormikContext, type FormikHelpers } from 'formik'
import { useEffect, useEffectEvent, useRef } from 'react'
import { Link } from 'react-router-dom'
import { useReadOnce } from '@/shared/hooks/useReadOnce'
import { paths } from '@/shared/paths'
import { KeepDraft } from '@/shared/ui/form/KeepDraft'
import { NeedsScripts } from '@/shared/ui/form/NeedsScripts'
import { SubmitButton } from '@/shared/ui/form/SubmitButton'
import type { Outcome } from '@/state/useAction'
import { ServerError } from '@/blocks/forms/ServerError'
import { signUpSchema, type SignUpValues } from '../schema'
import { sendForm } from '@/blocks/forms/sendForm'
import type { CaptchaHandle } from './Captcha'
import { CollegeSection } from './CollegeSection'
import { CredentialsSection } from './CredentialsSection'
import { DRAFT_NAME, EMPTY, readDraft, toDraft } from './draft'
import { PersonalSection } from './PersonalSection'
import styles from './SignUp.module.css'

type Props = {
  /** Already signed up and about to redirect: the form cannot be sent again. */
  isLeaving: boolean
  onSubmit: (values: SignUpValues) => Promise<Outcome<unknown>>
}

export function SignUpForm({ isLeaving, onSubmit }: Props) {
  const captcha = useRef<CaptchaHandle>(null)
  const draft = useReadOnce(readDraft)

  async function handleSubmit(values: SignUpValues, form: FormikHelpers<SignUpValues>) {
    const { how } = await sendForm(form, () => onSubmit(values))
    // A token works only once, whatever the response was.
    if (how !== 'done' && how !== 'dropped') captcha.current?.reset()
  }

  return (
    <Formik initialValues={draft ?? EMPTY} validationSchema={signUpSchema} onSubmit={handleSubmit}>
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
        {/* The form is long and phones unload tabs: the draft is kept until sign-up succeeds. */}
        {draft && <RestoreDraft draft={draft} />}
        {draft && !isLeaving && <KeepDraft name={DRAFT_NAME} toDraft={toDraft} />}
      </Form>
    </Formik>
  )
}

/** A prerendered form gets its draft late. What was typed into it by then is newer. */
function RestoreDraft({ draft }: { draft: SignUpValues }) {
  const { values, setValues } = useFormikContext<SignUpValues>()
  const restore = useEffectEvent(() => {
    const typed = Object.entries(values).filter(([, text]) => text !== '')
    void setValues({ ...draft, ...Object.fromEntries(typed) }, false)
  })
  useEffect(() => restore(), [draft])
  return null
}
