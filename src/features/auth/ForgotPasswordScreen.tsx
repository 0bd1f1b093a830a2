import { useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { ScreenTitle } from '@/blocks/ScreenTitle'
import { useIsMounted } from '@/shared/hooks/useIsMounted'
import { useReadOnce } from '@/shared/hooks/useIsHydrated'
import { paths } from '@/shared/paths'
import { notify } from '@/shared/ui/toast/notify'
import { Card } from '@/shared/ui/Card'
import { otpRequest, passwordChange } from '@/state/server/accounts'
import { useAction } from '@/state/server/useAction'
import { EmailStep } from './forgotPassword/EmailStep'
import { OtpStep } from './forgotPassword/OtpStep'
import {
  forgetRequest,
  keepRequest,
  readRequest,
  requestNow,
  useSentRequest,
  type OtpRequest,
} from './forgotPassword/request'
import type { RequestOtpValues, VerifyOtpValues } from './schema'
import styles from './forgotPassword/ForgotPassword.module.css'

/** The /forgot-password page (Spec §2, §4): first the email, then the OTP sent to it. */
export default function ForgotPasswordScreen() {
  const begun = useReadOnce(readRequest) ?? null
  return <Steps key={begun ? 'otp' : 'email'} begun={begun} />
}

/** `begun`: an OTP sent before this page load, for example before the phone unloaded the tab. */
function Steps({ begun }: { begun: OtpRequest | null }) {
  const sent = useSentRequest()
  const [entered, setEntered] = useState(begun)
  // A step that the user already left may have sent the OTP again; then the newer deadline counts.
  const request = entered && sent?.email === entered.email ? sent : entered
  const [doubtful, setDoubtful] = useState<OtpRequest | null>(null)
  const [turns, setTurns] = useState(0)
  const [ask, , isAskingFor] = useAction(otpRequest)
  const [changePassword] = useAction(passwordChange)
  const navigate = useNavigate()
  const isMounted = useIsMounted()
  /** The current step. A response to a request from an earlier step changes nothing. */
  const turn = useRef(turns)

  async function handleRequest({ email }: RequestOtpValues) {
    const asked = turn.current
    const asking = requestNow(email)
    setDoubtful(null)
    const outcome = await ask({ email })
    if (asked !== turn.current || isOvertaken(email)) return outcome
    if (outcome.how === 'unanswered') setDoubtful(asking)
    if (outcome.how === 'done') {
      notify.done(outcome.value ?? '', `An OTP is on its way to ${email}`)
      setEntered(keepRequest(requestNow(email)))
      if (!request) turnOver()
    }
    return outcome
  }

  /** True if the user left this page and requested an OTP for another email: the newer request wins. */
  function isOvertaken(email: string) {
    const latest = readRequest()
    return !isMounted.current && latest !== null && latest.email !== email
  }

  async function handleVerify(email: string, { otp, password }: VerifyOtpValues) {
    const outcome = await changePassword({ email, otp, password })
    if (outcome.how === 'done') {
      forgetRequest()
      // No redirect if the user has left this page meanwhile.
      if (isMounted.current) await navigate(paths.home)
    }
    return outcome
  }

  function handleOtherEmail() {
    forgetRequest()
    setEntered(null)
    turnOver()
  }

  function handleEnter(late: OtpRequest) {
    setDoubtful(null)
    setEntered(keepRequest(late))
    if (!request) turnOver()
  }

  function turnOver() {
    setDoubtful(null)
    turn.current += 1
    setTurns(turn.current)
  }

  return (
    <div className={styles.screen}>
      <ScreenTitle
        tabTitle={request ? 'Verify OTP' : 'Forgot password'}
        className={styles.heading}
      />
      {/* A new key mounts a new card, which starts the turn animation. */}
      <Card key={turns} frame="turmeric" className={styles.card} data-turned={turns > 0}>
        <div className={styles.side}>
          {request ? (
            <OtpStep
              request={request}
              doubtful={doubtful}
              onEnter={handleEnter}
              isResending={isAskingFor(request)}
              onVerify={(values) => handleVerify(request.email, values)}
              onResend={() => handleRequest(request)}
              onOtherEmail={handleOtherEmail}
            />
          ) : (
            <EmailStep
              isReturn={turns > 0}
              sent={sent}
              doubtful={doubtful}
              onEnter={handleEnter}
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
