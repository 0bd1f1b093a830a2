import { Link } from 'react-router-dom'
import type { SignedIn } from '@/api/signIn'
import { ScreenTitle } from '@/blocks/ScreenTitle'
import { decorations } from '@/content/masks'
import { env } from '@/shared/env'
import { useIsMounted } from '@/shared/hooks/useIsMounted'
import { paths } from '@/shared/paths'
import { hasUnsaved } from '@/shared/storage/createStored'
import { keepForGood } from '@/shared/storage/keepForGood'
import { notify } from '@/shared/ui/toast/notify'
import { Card } from '@/shared/ui/Card'
import { useLogin } from '@/state/server/accounts'
import { useSession } from '@/state/session'
import { SignInForm } from './SignInForm'
import { ThirdPartySignIn } from './ThirdPartySignIn'
import { useRedirect } from './useRedirect'
import type { SignInValues } from './schema'
import styles from './SignIn.module.css'

/** The /signin page (Spec §2). Redirects to the home page once a session exists, also when another tab started it. */
export default function SignInScreen() {
  const { session, signIn } = useSession()
  const [run] = useLogin()
  useRedirect(paths.home, { when: session !== null })

  async function handleSubmit(values: SignInValues) {
    const outcome = await run(values)
    if (outcome.how === 'done') enter(outcome.value)
    return outcome
  }

  const isMounted = useIsMounted()

  function enter({ session: next, message }: SignedIn) {
    // A late answer signs nobody in: somebody else may hold the phone by then.
    if (!isMounted.current) return
    // Removes the messages about failed attempts. The warning that this browser stores nothing must stay.
    if (!hasUnsaved()) notify.dismiss()
    notify.done(message, 'You are signed in')
    signIn(next)
    keepForGood()
  }

  return (
    <div className={styles.screen}>
      <img
        className={styles.mask}
        src={decorations.signIn}
        alt=""
        width="560"
        height="450"
        loading="lazy"
      />
      <ScreenTitle tabTitle="Sign In" className={styles.heading} />
      <Card frame="teal" className={styles.card}>
        <SignInForm isLeaving={session !== null} onSubmit={handleSubmit} />
        <p role="status" className={session ? styles.welcome : 'visuallyHidden'}>
          {session && `Signed in as ${session.user.name}. Taking you to the home page…`}
        </p>
        {!session && env.googleClientId && (
          <ThirdPartySignIn clientId={env.googleClientId} onSignIn={enter} />
        )}
        <hr />
        <p className={styles.links}>
          <Link className="link" to={paths.signUp}>
            New User? Sign Up
          </Link>
          <Link className="link" to={paths.forgotPassword}>
            Forgot password?
          </Link>
        </p>
      </Card>
    </div>
  )
}
