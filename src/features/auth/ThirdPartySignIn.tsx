import { GoogleLogin, GoogleOAuthProvider, type CredentialResponse } from '@react-oauth/google'
import { useState } from 'react'
import { loginWithGoogle, type Session } from '@/api/accounts'
import { Button } from '@/shared/ui/Button'
import { notify } from '@/shared/ui/notify'
import { useAction } from '@/state/useAction'
import styles from './SignIn.module.css'

type Props = { clientId: string; onSignIn: (session: Session) => void }

/** What the third party's button may measure, by its documentation. */
const [NARROWEST, WIDEST] = [200, 400]

/** The third party's own button: it alone gives the credential that the server asks for. Its script loads only here. */
export function ThirdPartySignIn({ clientId, onSignIn }: Props) {
  const [width, setWidth] = useState<number>()
  const [attempt, setAttempt] = useState(1)
  const [hasFailed, setHasFailed] = useState(false)
  const [run, busy] = useAction(loginWithGoogle, {
    offline: 'Google Sign-In failed. Please try again later',
  })

  const complain = () => notify.error('Google Sign-In was unsuccessful. Please try again')

  async function handleCredential({ credential }: CredentialResponse) {
    if (!credential) return complain()
    const outcome = await run({ token: credential })
    if (outcome.how === 'done') onSignIn(outcome.value)
  }

  function handleRetry() {
    setHasFailed(false)
    setAttempt(attempt + 1)
  }

  return (
    <div className={styles.thirdParty}>
      <p className={styles.or}>or</p>
      {hasFailed ? (
        <div className={styles.notLoaded} role="alert">
          <p>Google’s button did not load. Sign in with your email, or load the button again.</p>
          <Button variant="secondary" size="small" onClick={handleRetry}>
            Load Google’s button again
          </Button>
        </div>
      ) : (
        <div
          className={styles.button}
          ref={(place) => {
            if (place) setWidth(Math.min(WIDEST, Math.max(NARROWEST, place.clientWidth)))
          }}
        >
          {width !== undefined && (
            // A new attempt is a new provider, and with it a new script.
            <GoogleOAuthProvider
              key={attempt}
              clientId={clientId}
              onScriptLoadError={() => setHasFailed(true)}
            >
              <GoogleLogin
                width={width}
                size="large"
                onSuccess={(response) => void handleCredential(response)}
                onError={complain}
              />
            </GoogleOAuthProvider>
          )}
        </div>
      )}
      <p role="status" className={busy ? styles.working : 'visuallyHidden'}>
        {busy && 'Signing In...'}
      </p>
    </div>
  )
}
