import { useEffect, useReducer, useRef } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { ApiError } from '@/api/errors'
import { ScreenTitle } from '@/blocks/ScreenTitle'
import { useChangePassword, useRequestOtp } from '@/queries/accounts'
import { useIsMounted } from '@/shared/hooks/useIsMounted'
import { useReturnState } from '@/blocks/useReturnState'
import { useReadOnce } from '@/shared/hooks/useIsHydrated'
import { paths } from '@/festival/paths'
import { notify } from '@/shared/ui/toast/notify'
import { Untranslated } from '@/shared/ui/Untranslated'
import { Card } from '@/shared/ui/Card'
import { EmailStep } from './forgotPassword/EmailStep'
import { OtpStep } from './forgotPassword/OtpStep'
import * as stored from './forgotPassword/request'
import { initialState, reducer } from './forgotPassword/steps'
import type { RequestOtpValues, VerifyOtpValues } from './schema'
import styles from './forgotPassword/ForgotPassword.module.css'

/** The /forgot-password page (Spec §2, §4): first the email, then the OTP sent to it. */
export default function ForgotPasswordScreen() {
  const begun = useReadOnce(() => stored.readRequest('sent')) ?? null
  // The prerendered page cannot contain a stored request: the key starts again once it has been read.
  return <ForgotPassword key={begun ? 'begun' : 'new'} begun={begun} />
}

function ForgotPassword({ begun }: { begun: stored.OtpRequest | null }) {
  const [state, dispatch] = useReducer(reducer, begun, initialState)
  const sent = stored.useStoredRequest('sent')
  const unconfirmed = stored.useStoredRequest('unconfirmed')
  const requestOtp = useRequestOtp()
  const changePassword = useChangePassword()
  const navigate = useNavigate()
  const isMounted = useIsMounted()
  const returnState = useReturnState()
  const latestTurns = useRef(state.turns)
  useEffect(() => {
    latestTurns.current = state.turns
  }, [state.turns])

  async function handleRequest({ email }: RequestOtpValues) {
    const turnsThen = latestTurns.current
    const requestThen = stored.requestNow(email)
    if (unconfirmed?.email !== email) stored.keepRequest('unconfirmed', null)
    // A response to a request from an earlier step changes nothing.
    const isLate = () => turnsThen !== latestTurns.current
    try {
      const message = await requestOtp.send({ email })
      if (isLate()) return
      notify.done(
        message,
        <>
          An OTP is on its way to <Untranslated>{email}</Untranslated>
        </>,
      )
      enterOtp(requestThen)
    } catch (error) {
      const isLost = error instanceof ApiError && error.kind === 'unanswered'
      if (isLost && !isLate()) stored.keepRequest('unconfirmed', requestThen)
      throw error
    }
  }

  async function handleVerify(email: string, { otp, password }: VerifyOtpValues) {
    const { pathname } = window.location
    const turnsThen = latestTurns.current
    await changePassword.send({ email, otp, password })
    if (stored.readRequest('sent')?.email === email) forgetRequests()
    // No redirect if the user has left this page or step meanwhile, perhaps for a screen that is still loading.
    const isHere = window.location.pathname === pathname && turnsThen === latestTurns.current
    // Back must not lead to a form that has done its work.
    if (isMounted.current && isHere)
      await navigate(paths.home, { replace: true, state: returnState })
  }

  function forgetRequests() {
    stored.keepRequest('sent', null)
    stored.keepRequest('unconfirmed', null)
  }

  function enterOtp(request: stored.OtpRequest) {
    stored.keepRequest('unconfirmed', null)
    stored.keepRequest('sent', request)
    dispatch({ type: 'otpExpected', request })
  }

  function askEmail() {
    forgetRequests()
    dispatch({ type: 'emailDiscarded' })
  }

  return (
    <div className={styles.screen}>
      <ScreenTitle
        tabTitle={state.step === 'enterOtp' ? 'Verify OTP' : 'Forgot password'}
        className={styles.heading}
      />
      {/* A new key mounts a new card, which starts the turn animation. */}
      <Card key={state.step} rim={3} className={styles.card} data-turned={state.turns > 0}>
        <div className={styles.side}>
          {state.step === 'enterOtp' ? (
            <OtpStep
              request={latestOf(state.request, sent)}
              unconfirmedRequest={unconfirmed}
              onEnter={enterOtp}
              isSending={requestOtp.isPending}
              isVerifying={changePassword.isPending}
              onVerify={(values) => handleVerify(state.request.email, values)}
              onSend={(email) => handleRequest({ email })}
              onOtherEmail={askEmail}
            />
          ) : (
            <EmailStep
              isReturn={state.turns > 0}
              isSending={requestOtp.isPending}
              sent={sent}
              unconfirmedRequest={unconfirmed}
              onEnter={enterOtp}
              onSubmit={handleRequest}
            />
          )}
          <p className={styles.back}>
            <Link className="link" to={paths.signIn} state={returnState}>
              Back to Sign In
            </Link>
          </p>
        </div>
      </Card>
    </div>
  )
}

/** A step that the user already left may have sent the OTP again; then the newer deadline counts. */
function latestOf(request: stored.OtpRequest, sent: stored.OtpRequest | null) {
  return sent?.email === request.email ? sent : request
}
