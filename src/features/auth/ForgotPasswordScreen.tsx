import { useEffect, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { requestOtp, verifyOtp } from '@/api/accounts'
import { ScreenTitle } from '@/blocks/ScreenTitle'
import { useReadOnce } from '@/shared/hooks/useReadOnce'
import { paths } from '@/shared/paths'
import { notify } from '@/shared/ui/notify'
import { Paper } from '@/shared/ui/Paper'
import { useAction } from '@/state/useAction'
import { EmailStep } from './forgotPassword/EmailStep'
import { OtpStep } from './forgotPassword/OtpStep'
import {
  beginRequest,
  forgetRequest,
  readRequest,
  useSentRequest,
  type OtpRequest,
} from './forgotPassword/request'
import type { RequestOtpValues, VerifyOtpValues } from './schema'
import styles from './forgotPassword/ForgotPassword.module.css'

const OFFLINE = { offline: 'Something went wrong. Please try again.' }

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
  const [turns, setTurns] = useState(0)
  const [askForOtp] = useAction(requestOtp, OFFLINE)
  // An act of its own: one that is still under way does not hold up the request for another email.
  const [askAgain, isAsking] = useAction(requestOtp, OFFLINE)
  const [changePassword] = useAction(verifyOtp, OFFLINE)
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
    const outcome = await ask({ email })
    if (outcome.how === 'done' && asked === sheet.current && !isOvertaken(email)) {
      notify.success(`An OTP is on its way to ${email}`)
      setEntered(beginRequest(email))
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
      notify.success('Your password is changed. You can sign in with it now.')
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
    setEntered(late)
    turnOver()
  }

  function turnOver() {
    sheet.current += 1
    setTurns(sheet.current)
  }

  return (
    <div className={styles.screen}>
      <ScreenTitle page={request ? 'Verify OTP' : 'Forgot password'} className={styles.heading} />
      {/* A new key is a new sheet: the paper turns over on the seam. */}
      <Paper key={turns} frame="turmeric" className={styles.paper} data-turned={turns > 0}>
        <div className={styles.side}>
          {request ? (
            <OtpStep
              request={request}
              isResending={isAsking}
              onVerify={(values) => handleVerify(request.email, values)}
              onResend={() => handleRequest(askAgain, request)}
              onOtherEmail={handleOtherEmail}
            />
          ) : (
            <EmailStep
              isReturn={turns > 0}
              sent={sent}
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
      </Paper>
    </div>
  )
}
