import { useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { ApiError } from '@/api/errors'
import { Form } from '@/blocks/forms/Form'
import { useDraft } from '@/blocks/forms/useDraft'
import { ScreenTitle } from '@/blocks/ScreenTitle'
import { useSignUp } from '@/queries/auth'
import { useReturnState } from '@/blocks/useReturnState'
import { paths } from '@/festival/paths'
import { Card } from '@/shared/ui/Card'
import { NeedsScripts } from '@/shared/ui/form/NeedsScripts'
import { drawings } from '@/theme/drawings'
import type { SignUpValues } from './schema'
import type { CaptchaHandle } from './signUp/Captcha'
import { draftOptions, fieldsToSend, signUpForm } from './signUp/form'
import { CollegeSection, CredentialsSection, PersonalSection } from './signUp/Sections'
import styles from './signUp/SignUp.module.css'
import { useRedirect } from './useRedirect'

export default function SignUpScreen() {
  const signUp = useSignUp()
  const [isLeaving, setIsLeaving] = useState(false)
  const captcha = useRef<CaptchaHandle>(null)
  // The form is long and phones unload tabs, so the draft is kept until the sign-up succeeds.
  const draft = useDraft('sign-up', signUpForm, draftOptions)
  const returnState = useReturnState()
  useRedirect(paths.signIn, { when: isLeaving, state: returnState })

  async function handleSubmit(values: SignUpValues) {
    try {
      await signUp.send(fieldsToSend(values))
    } catch (error) {
      // A captcha token works only once, whatever the response is. After these errors the token was not sent.
      const isUnused =
        error instanceof ApiError && ['unsent', 'missing', 'limited'].includes(error.kind)
      if (!isUnused) captcha.current?.reset()
      throw error
    }
    setIsLeaving(true)
    draft.clear()
  }

  return (
    <div className={styles.screen}>
      <div className={styles.head}>
        <img className={styles.hero} {...drawings.signUp} alt="" loading="lazy" />
        <ScreenTitle tabTitle="Sign Up" className={styles.heading} />
        <p className={styles.already}>
          Already registered?{' '}
          <Link className="link" to={paths.signIn} state={returnState}>
            Sign In
          </Link>
        </p>
      </div>
      <Card rim={4}>
        <Form
          draft={draft}
          schema={signUpForm}
          // The form stays locked until the redirect.
          mutation={{ isPending: isLeaving || signUp.isPending, error: signUp.error }}
          onSubmit={handleSubmit}
          button={{ children: 'Sign Up', busy: 'Signing Up...' }}
          className={styles.form}
          lostResponseAdvice={
            <>
              You may be signed up already:{' '}
              <Link className="link" to={paths.signIn} state={returnState}>
                try to sign in
              </Link>{' '}
              before you send it again.
            </>
          }
        >
          <NeedsScripts what="This form" />
          <PersonalSection />
          <CollegeSection />
          <CredentialsSection captcha={captcha} />
        </Form>
      </Card>
    </div>
  )
}
