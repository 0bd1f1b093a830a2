import { Link } from 'react-router-dom'
import type { SignedIn } from '@/api/auth'
import { Form } from '@/blocks/forms/Form'
import { ScreenTitle } from '@/blocks/ScreenTitle'
import { env } from '@/festival/env'
import { useReturnState, type ReturnState } from '@/blocks/useReturnState'
import { paths } from '@/festival/paths'
import { hasUnsaved } from '@/shared/storage/unsaved'
import { Card } from '@/shared/ui/Card'
import { EmailField } from '@/blocks/forms/EmailField'
import { PasswordField } from '@/shared/ui/field/PasswordField'
import { NeedsScripts } from '@/shared/ui/form/NeedsScripts'
import { LinkMessage, LINK_MESSAGE_MS } from '@/shared/ui/toast/LinkMessage'
import { notify } from '@/shared/ui/toast/notify'
import { Untranslated } from '@/shared/ui/Untranslated'
import { useSignIn } from '@/queries/auth'
import { useSession } from '@/state/session'
import { drawings } from '@/theme/drawings'
import { PassOnThisPhone } from './PassOnThisPhone'
import { ThirdPartySignIn } from './ThirdPartySignIn'
import { useRedirect } from './useRedirect'
import { signInSchema } from './schema'
import styles from './SignIn.module.css'

const initialValues = { email: '', password: '' }

/** The /signin page (Spec §2). It redirects to the home page when a session exists, even if another tab started it. */
export default function SignInScreen() {
  const { session, signIn } = useSession()
  const login = useSignIn(handleSignedIn)
  const returnState = useReturnState()
  useRedirect(paths.home, { when: session !== null })

  /** Runs even after the user has left this screen. Only the redirect needs the screen. */
  function handleSignedIn({ session: next, message }: SignedIn) {
    // Removes the messages about failed attempts. The warning that the browser cannot store anything must stay.
    if (!hasUnsaved()) notify.dismiss()
    welcome(message || 'You are signed in', returnState)
    signIn(next)
    keepForGood()
  }

  return (
    <div className={styles.screen}>
      <img className={styles.hero} {...drawings.signIn} alt="" loading="lazy" />
      <ScreenTitle tabTitle="Sign In" className={styles.heading} />
      <PassOnThisPhone />
      <Card rim={2} className={styles.card}>
        <Form
          initialValues={initialValues}
          schema={signInSchema}
          // The form stays locked until the redirect.
          mutation={{ isPending: login.isPending || session !== null, error: login.error }}
          onSubmit={login.send}
          button={{ children: 'Sign In', busy: 'Signing In...' }}
          className={styles.form}
        >
          <NeedsScripts what="This form" />
          <EmailField name="email" label="Email" autoComplete="username" required />
          <PasswordField
            name="password"
            label="Password"
            autoComplete="current-password"
            required
          />
        </Form>
        <p role="status" className={session ? styles.welcome : 'visuallyHidden'}>
          {session && (
            <>
              Signed in as <Untranslated>{session.user.name}</Untranslated>. Taking you to the home
              page…
            </>
          )}
        </p>
        {!session && env.googleClientId && (
          <ThirdPartySignIn clientId={env.googleClientId} onSignIn={handleSignedIn} />
        )}
        <hr />
        <p className={styles.links}>
          <Link className="link" to={paths.signUp} state={returnState}>
            New User? Sign Up
          </Link>
          <Link className="link" to={paths.forgotPassword} state={returnState}>
            Forgot password?
          </Link>
        </p>
      </Card>
    </div>
  )
}

const WELCOME = 'welcome'

/** The redirect leads to the home page (Spec §2). The message links to the page that sent the user to sign in. */
function welcome(message: string, returnState: ReturnState | undefined) {
  if (!returnState) return notify.success(message)
  return notify.success(
    <LinkMessage id={WELCOME} message={message} to={returnState.from}>
      Go back to where you were
    </LinkMessage>,
    { id: WELCOME, duration: LINK_MESSAGE_MS },
  )
}

/**
 * Asks the browser to keep this site's data when its disk is full. Firefox asks the user, so call it only when there is
 * data worth keeping.
 */
function keepForGood() {
  if (!('storage' in navigator)) return
  navigator.storage.persist().catch(() => undefined)
}
