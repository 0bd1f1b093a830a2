import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { ScreenTitle } from '@/blocks/ScreenTitle'
import { useReturnState } from '@/blocks/useReturnState'
import { paths } from '@/festival/paths'
import { useStored } from '@/shared/storage/useStored'
import { Card } from '@/shared/ui/Card'
import { otpRequest, type OtpRequest } from '@/state/otpRequest'
import { EmailStep } from './forgotPassword/EmailStep'
import { OtpStep } from './forgotPassword/OtpStep'
import styles from './forgotPassword/ForgotPassword.module.css'

/** The /forgot-password page (Spec §2, §4). It asks for the OTP if a request is stored, or else for the email. */
export default function ForgotPasswordScreen() {
  const stored = useStored(otpRequest)
  const navigate = useNavigate()
  const returnState = useReturnState()
  const [openedAt] = useState(Date.now)
  const [isReturn, setIsReturn] = useState(false)
  /** The finished request stays on screen while the next screen loads. */
  const [done, setDone] = useState<OtpRequest | null>(null)
  // A request that expires on this screen stays, because the user can send a new OTP.
  const fresh = stored && stored.deadline > openedAt ? stored : null
  const request = done ?? fresh

  function goHome() {
    setDone(request)
    // Back must not lead to a finished form.
    void navigate(paths.home, { replace: true, state: returnState })
  }

  function askEmail() {
    otpRequest.set(null)
    setIsReturn(true)
  }

  return (
    <div className={styles.screen}>
      <ScreenTitle
        tabTitle={request ? 'Verify OTP' : 'Forgot password'}
        className={styles.heading}
      />
      <Card rim={3} className={styles.card}>
        {request ? (
          <OtpStep
            key={request.email}
            request={request}
            isDone={done !== null}
            onDone={goHome}
            onOtherEmail={askEmail}
          />
        ) : (
          <EmailStep isReturn={isReturn} />
        )}
        <p className={styles.back}>
          <Link className="link" to={paths.signIn} state={returnState}>
            Back to Sign In
          </Link>
        </p>
      </Card>
    </div>
  )
}
