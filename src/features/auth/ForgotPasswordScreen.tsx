import { useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { ApiError } from '@/api/errors'
import { ScreenTitle } from '@/blocks/ScreenTitle'
import { useChangePassword, useRequestOtp } from '@/queries/accounts'
import { useIsMounted } from '@/shared/hooks/useIsMounted'
import { useReadOnce } from '@/shared/hooks/useIsHydrated'
import { paths } from '@/shared/paths'
import { notify } from '@/shared/ui/toast/notify'
import { Card } from '@/shared/ui/Card'
import { EmailStep } from './forgotPassword/EmailStep'
import { OtpStep } from './forgotPassword/OtpStep'
import * as stored from './forgotPassword/request'
import type { RequestOtpValues, VerifyOtpValues } from './schema'
import styles from './forgotPassword/ForgotPassword.module.css'

/** The /forgot-password page (Spec §2, §4): first the email, then the OTP sent to it. */
export default function ForgotPasswordScreen() {
  /** Sent before this page load, for example before the phone unloaded the tab. */
  const begun = useReadOnce(stored.readRequest) ?? null
  const sent = stored.useSentRequest()
  const [entered = begun, setEntered] = useState<stored.OtpRequest | null>()
  // A step that the user already left may have sent the OTP again; then the newer deadline counts.
  const request = entered && sent?.email === entered.email ? sent : entered
  const [unanswered, setUnanswered] = useState<stored.OtpRequest | null>(null)
  const [hasTurned, setHasTurned] = useState(false)
  const requestOtp = useRequestOtp()
  const changePassword = useChangePassword()
  const navigate = useNavigate()
  const isMounted = useIsMounted()
  /** The number of the current step. A response to a request from an earlier step changes nothing. */
  const step = useRef(0)

  async function handleRequest({ email }: RequestOtpValues) {
    const stepThen = step.current
    const requestThen = stored.requestNow(email)
    setUnanswered(null)
    const isLate = () => stepThen !== step.current || isOvertaken(email)
    try {
      const message = await requestOtp.mutateAsync({ email })
      if (isLate()) return
      notify.done(message, `An OTP is on its way to ${email}`)
      goTo(stored.requestNow(email))
    } catch (error) {
      const isLost = error instanceof ApiError && error.kind === 'unanswered'
      if (isLost && !isLate()) setUnanswered(requestThen)
      throw error
    }
  }

  /** True if the user left this page and requested an OTP for another email: the newer request wins. */
  function isOvertaken(email: string) {
    const latest = stored.readRequest()
    return !isMounted.current && latest !== null && latest.email !== email
  }

  async function handleVerify(email: string, { otp, password }: VerifyOtpValues) {
    await changePassword.mutateAsync({ email, otp, password })
    stored.keepRequest(null)
    // No redirect if the user has left this page meanwhile.
    if (isMounted.current) await navigate(paths.home)
  }

  /** `null` for the email step. */
  function goTo(next: stored.OtpRequest | null) {
    stored.keepRequest(next)
    setUnanswered(null)
    setEntered(next)
    if (next && request) return
    setHasTurned(true)
    step.current += 1
  }

  return (
    <div className={styles.screen}>
      <ScreenTitle
        tabTitle={request ? 'Verify OTP' : 'Forgot password'}
        className={styles.heading}
      />
      {/* A new key mounts a new card, which starts the turn animation. */}
      <Card
        key={request ? 'otp' : 'email'}
        frame="turmeric"
        className={styles.card}
        data-turned={hasTurned}
      >
        <div className={styles.side}>
          {request ? (
            <OtpStep
              request={request}
              unanswered={unanswered}
              onEnter={goTo}
              isSending={(email) => requestOtp.isPending && requestOtp.variables.email === email}
              onVerify={(values) => handleVerify(request.email, values)}
              onSend={(email) => handleRequest({ email })}
              onOtherEmail={() => goTo(null)}
            />
          ) : (
            <EmailStep
              isReturn={hasTurned}
              sent={sent}
              unanswered={unanswered}
              onEnter={goTo}
              onSubmit={handleRequest}
            />
          )}
          <p className={styles.back}>
            <Link className="link" to={paths.signIn}>
              Back to Sign In
            </Link>
          </p>
        </div>
      </Card>
    </div>
  )
}
