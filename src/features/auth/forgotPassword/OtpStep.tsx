import { Form, Formik, type FormikHelpers } from 'formik'
import { useEffect, useRef, useState, type CSSProperties, type FormEvent } from 'react'
import { Link } from 'react-router-dom'
import { ApiError } from '@/api/errors'
import { runSubmit, ServerError, statusOf } from '@/blocks/forms/submitErrors'
import { suggestedEmail } from '@/shared/lib/emailSlips'
import { useCountdown } from '@/shared/hooks/timers'
import { useReturnState } from '@/shared/hooks/useReturnState'
import { minutesAndSeconds } from '@/shared/lib/format'
import { paths } from '@/shared/paths'
import { Button } from '@/shared/ui/button/Button'
import { Field } from '@/shared/ui/field/Field'
import { FieldError } from '@/shared/ui/field/FieldFrame'
import { notify } from '@/shared/ui/toast/notify'
import { PasswordField } from '@/shared/ui/field/PasswordField'
import { SubmitButton } from '@/shared/ui/form/SubmitButton'
import { verifyOtpSchema, type VerifyOtpValues } from '../schema'
import { OtpOffer } from './OtpOffer'
import { OTP_VALID_MS, type OtpRequest } from './request'
import styles from './ForgotPassword.module.css'

type Props = {
  request: OtpRequest
  unconfirmedRequest: OtpRequest | null
  isSending: boolean
  isVerifying: boolean
  onVerify: (values: VerifyOtpValues) => Promise<unknown>
  /** Rejects if no OTP was sent. */
  onSend: (email: string) => Promise<unknown>
  onOtherEmail: () => void
  onEnter: (request: OtpRequest) => void
}

/** Step 2, Verify OTP (Spec §2). A new OTP changes `request`, which restarts the countdown. */
export function OtpStep({ request, unconfirmedRequest, isSending, isVerifying, ...on }: Props) {
  const otpBox = useRef<HTMLDivElement>(null)
  /** Whose password may have changed: the response to an attempt was lost. Then a used OTP says nothing. */
  const [mayHaveChanged, setMayHaveChanged] = useState<string>()
  const suggestion = suggestedEmail(request.email)
  const returnState = useReturnState()

  // The user types the OTP next; focus also opens the right keyboard on phones.
  useEffect(() => otpBox.current?.querySelector('input')?.focus(), [])

  async function handleSubmit(typed: VerifyOtpValues, form: FormikHelpers<VerifyOtpValues>) {
    try {
      await on.onVerify(verifyOtpSchema.cast(typed))
    } catch (error) {
      if (error instanceof ApiError && error.kind === 'unanswered') setMayHaveChanged(request.email)
      // Any refused attempt uses up the OTP.
      const isUsedUp = error instanceof ApiError && error.kind === 'refused'
      if (!isUsedUp) throw error
      form.setStatus({ message: `${error.message} (An OTP works for one attempt only.)` })
      emptyOtp(form)
    }
  }

  async function sendTo(email: string, form: FormikHelpers<VerifyOtpValues>) {
    try {
      await on.onSend(email)
      beginAgain(form)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const { message } = statusOf(error)
      if (message) form.setStatus({ message })
    }
  }

  function beginAgain(form: FormikHelpers<VerifyOtpValues>) {
    form.setStatus(undefined)
    emptyOtp(form)
    otpBox.current?.querySelector('input')?.focus()
  }

  /** Refuses an expired OTP before any validation (Spec §4). Checks the clock, not the displayed time. */
  function refuseWhenExpired(event: FormEvent) {
    if (Date.now() < request.deadline) return
    event.preventDefault()
    event.stopPropagation()
    notify.error('OTP has expired. Please request a new OTP.')
  }

  return (
    <Formik
      initialValues={{ otp: '', password: '' }}
      validationSchema={verifyOtpSchema}
      onSubmit={(typed, form) => runSubmit(form, () => handleSubmit(typed, form))}
    >
      {(form) => (
        <Form noValidate className={styles.form} onSubmitCapture={refuseWhenExpired}>
          <p>
            We sent a 6-digit code to <b>{request.email}</b>
          </p>
          {suggestion && (
            <OtpOffer
              enter="Send an OTP there"
              busy={isSending && 'Sending...'}
              onEnter={() => void sendTo(suggestion, form)}
            >
              Did you mean <b>{suggestion}</b>?
            </OtpOffer>
          )}
          <OtpCountdown key={request.deadline} deadline={request.deadline} />
          <div ref={otpBox}>
            <Field
              name="otp"
              label="OTP"
              inputMode="numeric"
              autoComplete="one-time-code"
              className={styles.otp}
              required
            />
          </div>
          <PasswordField
            name="password"
            label="New password"
            autoComplete="new-password"
            required
          />
          <ServerError />
          {mayHaveChanged === request.email && (
            <FieldError>
              <span>
                Your password may have changed already:{' '}
                <Link className="link" to={paths.signIn} state={returnState}>
                  try to sign in with it
                </Link>
                .
              </span>
            </FieldError>
          )}
          <SubmitButton busy="Submitting..." isBusy={isVerifying}>
            Submit
          </SubmitButton>
          <p className={styles.others}>
            <Button
              variant="link"
              busy={isSending && 'Sending...'}
              onClick={() => void sendTo(request.email, form)}
            >
              Send a new OTP
            </Button>
            <Button variant="link" onClick={on.onOtherEmail}>
              Use another email
            </Button>
          </p>
          {unconfirmedRequest && (
            <OtpOffer
              enter="I have a code"
              onEnter={() => {
                on.onEnter(unconfirmedRequest)
                beginAgain(form)
              }}
            >
              A new OTP may be on its way to <b>{unconfirmedRequest.email}</b> all the same.
            </OtpOffer>
          )}
        </Form>
      )}
    </Formik>
  )
}

function emptyOtp(form: FormikHelpers<VerifyOtpValues>) {
  void form.setFieldTouched('otp', false, false)
  void form.setFieldValue('otp', '', false)
}

function OtpCountdown({ deadline }: { deadline: number }) {
  const seconds = useCountdown(deadline)
  const left: CSSProperties & Record<'--left', number> = {
    '--left': Math.min(1, (seconds * 1000) / OTP_VALID_MS),
  }
  return (
    <div className={styles.countdown} data-expired={seconds === 0} style={left}>
      <p role="timer" aria-live="off" className={styles.time}>
        <span>OTP expires in </span>
        <b>{minutesAndSeconds(seconds)}</b>
      </p>
      <span className={styles.timeLeft} aria-hidden="true" />
      <p role="status" className={seconds === 0 ? styles.over : 'visuallyHidden'}>
        {spoken(seconds)}
      </p>
    </div>
  )
}

/** For screen readers: one announcement per minute and near the end, not every second. */
function spoken(seconds: number): string {
  if (seconds === 0) return 'The OTP has expired. Send a new one.'
  if (seconds <= 10) return 'The OTP expires in 10 seconds'
  if (seconds <= 30) return 'The OTP expires in 30 seconds'
  const minutes = Math.ceil(seconds / 60)
  return `The OTP expires in less than ${minutes === 1 ? 'a minute' : `${minutes} minutes`}`
}
