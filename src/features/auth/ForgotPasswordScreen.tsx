import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { requestOtp, verifyOtp } from '@/api/accounts'
import { ScreenTitle } from '@/blocks/ScreenTitle'
import { paths } from '@/shared/paths'
import { notify } from '@/shared/ui/notify'
import { Paper } from '@/shared/ui/Paper'
import { useAction } from '@/state/useAction'
import { EmailStep } from './forgotPassword/EmailStep'
import { OtpStep } from './forgotPassword/OtpStep'
import { forgetRequest, readRequest, saveRequest, OTP_VALID_MS } from './forgotPassword/request'
import type { RequestOtpValues, VerifyOtpValues } from './schema'
import styles from './forgotPassword/ForgotPassword.module.css'

const OFFLINE = { offline: 'Something went wrong. Please try again.' }

/** Spec §2 and §4, /forgot-password: the email, then the OTP that was sent to it. */
export default function ForgotPasswordScreen() {
  const [request, setRequest] = useState(readRequest)
  const [turns, setTurns] = useState(0)
  const [askForOtp, isAsking] = useAction(requestOtp, OFFLINE)
  const [changePassword] = useAction(verifyOtp, OFFLINE)
  const navigate = useNavigate()

  async function handleRequest({ email }: RequestOtpValues) {
    const outcome = await askForOtp({ email })
    if (outcome.how === 'done') {
      notify.success(`An OTP is on its way to ${email}`)
      setRequest(saveRequest({ email, deadline: Date.now() + OTP_VALID_MS }))
      if (!request) setTurns(turns + 1)
    }
    return outcome
  }

  async function handleVerify(email: string, { otp, password }: VerifyOtpValues) {
    const outcome = await changePassword({ email, otp, password })
    if (outcome.how === 'done') {
      forgetRequest()
      notify.success('Your password is changed. You can sign in with it now.')
      await navigate(paths.home)
    }
    return outcome
  }

  function handleOtherEmail() {
    forgetRequest()
    setRequest(null)
    setTurns(turns + 1)
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
              onResend={() => handleRequest(request)}
              onOtherEmail={handleOtherEmail}
            />
          ) : (
            <EmailStep onSubmit={handleRequest} />
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
