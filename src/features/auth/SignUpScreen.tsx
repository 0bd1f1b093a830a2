import { useState } from 'react'
import { Link } from 'react-router-dom'
import { ScreenTitle } from '@/blocks/ScreenTitle'
import { decorations } from '@/content/masks'
import { paths } from '@/shared/paths'
import { notify } from '@/shared/ui/toast/notify'
import { Card } from '@/shared/ui/Card'
import { useSignUp } from '@/state/server/accounts'
import type { SignUpValues } from './schema'
import { dropDraft } from '@/shared/storage/drafts'
import { DRAFT_NAME } from './signUp/form'
import { payloadOf } from './signUp/payload'
import { SignUpForm } from './signUp/SignUpForm'
import styles from './signUp/SignUp.module.css'
import { useRedirect } from './useRedirect'

export default function SignUpScreen() {
  const [run] = useSignUp()
  const [isDone, setIsDone] = useState(false)
  useRedirect(paths.signIn, { when: isDone })

  async function handleSubmit(values: SignUpValues) {
    const outcome = await run(payloadOf(values))
    if (outcome.how !== 'done') return outcome
    setIsDone(true)
    dropDraft(DRAFT_NAME)
    notify.done(outcome.value, 'You are signed up. Sign in to begin.')
    return outcome
  }

  return (
    <div className={styles.screen}>
      <div className={styles.head}>
        <img
          className={styles.mask}
          src={decorations.signUp}
          alt=""
          width="400"
          height="397"
          loading="lazy"
        />
        <ScreenTitle tabTitle="Sign Up" className={styles.heading} />
        <p className={styles.already}>
          Already registered?{' '}
          <Link className="link" to={paths.signIn}>
            Sign In
          </Link>
        </p>
      </div>
      <Card frame="pink">
        <SignUpForm isLeaving={isDone} onSubmit={handleSubmit} />
      </Card>
    </div>
  )
}
