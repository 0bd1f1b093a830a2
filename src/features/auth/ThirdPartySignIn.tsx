import { GoogleLogin, GoogleOAuthProvider, type CredentialResponse } from '@react-oauth/google'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '@/api/errors'
import type { SignedIn } from '@/api/auth'
import { OpenInBrowser } from '@/blocks/handOff/OpenInBrowser'
import { useGoogleSignIn } from '@/queries/auth'
import { useSize } from './useSize'
import { REQUEST_TIMEOUT_MS } from '@/shared/lib/network'
import { Button } from '@/shared/ui/button/Button'
import { notify } from '@/shared/ui/toast/notify'
import styles from './SignIn.module.css'

type Props = { clientId: string; onSignIn: (signedIn: SignedIn) => void }

/** Minimum and maximum width in pixels, from the documentation of Google's button. */
const [NARROWEST, WIDEST] = [200, 400]

/** Only Google's own button provides the credential that the server needs. */
export function ThirdPartySignIn({ clientId, onSignIn }: Props) {
  const container = useRef<HTMLDivElement>(null)
  const room = useSize(container)?.w
  const [attempt, setAttempt] = useState(1)
  const [script, setScript] = useState<'loading' | 'loaded' | 'failed'>('loading')
  const { send, isPending } = useGoogleSignIn(onSignIn)

  // A content blocker may stop the script without an error event.
  useEffect(() => {
    if (script !== 'loading') return
    const clock = setTimeout(() => setScript('failed'), REQUEST_TIMEOUT_MS)
    return () => clearTimeout(clock)
  }, [script])

  const showError = () => notify.error('Google Sign-In was unsuccessful. Please try again')

  async function handleCredential({ credential }: CredentialResponse) {
    if (!credential) return showError()
    try {
      await send({ token: credential })
    } catch (error) {
      // A toast has already shown this error.
      if (!(error instanceof ApiError)) throw error
    }
  }

  function handleRetry() {
    setScript('loading')
    setAttempt(attempt + 1)
    // The retry button disappears, so its focus moves here.
    container.current?.focus()
  }

  return (
    <div
      ref={container}
      role="group"
      aria-label="Sign in with Google"
      tabIndex={-1}
      className={styles.thirdParty}
    >
      <p className={styles.or}>or</p>
      <OpenInBrowser what="Signing in with Google" />
      {script === 'failed' ? (
        <div className={styles.notLoaded} role="alert">
          <p>Google’s button did not load. Sign in with your email, or load the button again.</p>
          <Button variant="secondary" size="small" onClick={handleRetry}>
            Load Google’s button again
          </Button>
        </div>
      ) : (
        <div className={styles.button}>
          {room !== undefined && (
            // Loads Google's script on this page only. A new key mounts a new provider, which loads the script again.
            <GoogleOAuthProvider
              key={attempt}
              clientId={clientId}
              onScriptLoadSuccess={() => setScript('loaded')}
              onScriptLoadError={() => setScript('failed')}
            >
              <GoogleLogin
                width={Math.min(WIDEST, Math.max(NARROWEST, room))}
                size="large"
                onSuccess={(response) => void handleCredential(response)}
                onError={showError}
              />
            </GoogleOAuthProvider>
          )}
        </div>
      )}
      <p role="status" className={isPending ? styles.working : 'visuallyHidden'}>
        {isPending && 'Signing In...'}
      </p>
    </div>
  )
}
