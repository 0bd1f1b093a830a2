import { useEffect, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { requestOtp, verifyOtp } from '@/api/accounts'
import { ScreenTitle } from '@/blocks/ScreenTitle'
import { useReadOnce } from '@/shared/hooks/useReadOnce'
import { paths } from '@/shared/paths'
import { notify } from '@/shared/ui/toast/notify'
import { Card } from '@/shared/ui/Card'
import { useAction } from '@/state/useAction'
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

const OFFLINE = 'Something went wrong. Please try again.'
const ASKING = {
  offline: OFFLINE,
  unknown: 'No answer in time. The OTP may be on its way all the same.',
}
const CHANGING = {
  offline: OFFLINE,
  unknown: 'No answer in time. Your password may be changed already.',
}

/** Spec §2 and §4, /forgot-password: the email, then the OTP that was sent to it. */
export default function ForgotPasswordScreen() {
  const begun = useReadOnce(readRequest) ?? null
  return <Steps key={begun ? 'otp' : 'email'} begun={begun} />
}

/** `begun`: an OTP that was sent before this page was opened, for instance before the phone dropped it. */
function Steps({ begun }: { begun: OtpRequest | null }) {
  const sent = useSentRequest()
  const [entered, setEntered] = useState(begun)
  // Sent once more by a sheet that was left: it counts from then.
  const request = entered && sent?.email === entered.email ? sent : entered
  const [doubtful, setDoubtful] = useState<OtpRequest | null>(null)
  const [turns, setTurns] = useState(0)
  const [askForOtp] = useAction(requestOtp, ASKING)
  // An act of its own: one that is still under way does not hold up the request for another email.
  const [askAgain, isAsking] = useAction(requestOtp, ASKING)
  const [changePassword] = useAction(verifyOtp, CHANGING)
  const navigate = useNavigate()
  const isHere = useRef(false)
  /** The sheet that is up now. An answer to what another sheet asked changes nothing. */
  const sheet = useRef(turns)

  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])

  async function handleRequest(ask: typeof askForOtp, { email }: RequestOtpValues) {
    const asked = sheet.current
    const asking = requestNow(email)
    setDoubtful(null)
    const outcome = await ask({ email })
    if (asked !== sheet.current || isOvertaken(email)) return outcome
    if (outcome.how === 'unknown') setDoubtful(asking)
    if (outcome.how === 'done') {
      notify.done(outcome.value, `An OTP is on its way to ${email}`)
      setEntered(keepRequest(requestNow(email)))
      if (!request) turnOver()
    }
    return outcome
  }

  /** Who has left, come again and asked for another OTP goes on with that one. */
  function isOvertaken(email: string) {
    const latest = readRequest()
    return !isHere.current && latest !== null && latest.email !== email
  }

  async function handleVerify(email: string, { otp, password }: VerifyOtpValues) {
    const outcome = await changePassword({ email, otp, password })
    if (outcome.how === 'done') {
      forgetRequest()
      notify.done(outcome.value, 'Your password is changed. You can sign in with it now.')
      // Who has left meanwhile stays where they are.
      if (isHere.current) await navigate(paths.home)
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
    sheet.current += 1
    setTurns(sheet.current)
  }

  return (
    <div className={styles.screen}>
      <ScreenTitle page={request ? 'Verify OTP' : 'Forgot password'} className={styles.heading} />
      {/* A new key is a new card, which turns over on the seam. */}
      <Card key={turns} frame="turmeric" className={styles.card} data-turned={turns > 0}>
        <div className={styles.side}>
          {request ? (
            <OtpStep
              request={request}
              doubtful={doubtful}
              onEnter={handleEnter}
              isResending={isAsking}
              onVerify={(values) => handleVerify(request.email, values)}
              onResend={() => handleRequest(askAgain, request)}
              onOtherEmail={handleOtherEmail}
            />
          ) : (
            <EmailStep
              isReturn={turns > 0}
              sent={sent}
              doubtful={doubtful}
              onEnter={handleEnter}
              onSubmit={(values) => handleRequest(askForOtp, values)}
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
