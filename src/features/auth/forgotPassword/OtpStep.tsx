import { useFormikContext, type FormikHelpers } from 'formik'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { ApiError } from '@/api/errors'
import { Form } from '@/blocks/forms/Form'
import { ServerError, statusOf } from '@/blocks/forms/submitErrors'
import { suggestedEmail } from '@/festival/emailSlips'
import { useReturnState } from '@/blocks/useReturnState'
import { paths } from '@/festival/paths'
import { Button } from '@/shared/ui/button/Button'
import { Field } from '@/shared/ui/field/Field'
import { FieldError } from '@/shared/ui/field/FieldFrame'
import { notify } from '@/shared/ui/toast/notify'
import { PasswordField } from '@/shared/ui/field/PasswordField'
import { SubmitButton } from '@/shared/ui/form/SubmitButton'
import { verifyOtpSchema, type VerifyOtpValues } from '../schema'
import { OtpOffer } from './OtpOffer'
import { OtpCountdown } from './OtpCountdown'
import type { OtpRequest } from './request'
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
export function OtpStep(props: Props) {
  const { request, isVerifying, onVerify } = props
  /** Whose password may have changed: the response to an attempt was lost. Then a used OTP says nothing. */
  const [mayHaveChanged, setMayHaveChanged] = useState<string>()

  async function handleSubmit(values: VerifyOtpValues, form: FormikHelpers<VerifyOtpValues>) {
    try {
      await onVerify(values)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.kind === 'unanswered') setMayHaveChanged(request.email)
      if (error.kind !== 'refused') throw error
      // Any refused attempt uses up the OTP.
      emptyOtp(form)
      throw new ApiError('refused', `${error.message} (An OTP works for one attempt only.)`)
    }
  }

  /** Refuses an expired OTP before any validation (Spec §4). Checks the clock, not the displayed time. */
  function refuseWhenExpired(): boolean {
    if (Date.now() < request.deadline) return true
    notify.error('OTP has expired. Please request a new OTP.')
    return false
  }

  return (
    <Form
      initialValues={{ otp: '', password: '' }}
      schema={verifyOtpSchema}
      className={styles.form}
      isSending={isVerifying}
      onBeforeSubmit={refuseWhenExpired}
      onSubmit={handleSubmit}
    >
      <p>
        We sent a 6-digit code to <b translate="no">{request.email}</b>
      </p>
      <OtpFields {...props} mayHaveChanged={mayHaveChanged === request.email} />
    </Form>
  )
}

function OtpFields(props: Props & { mayHaveChanged: boolean }) {
  const { request, unconfirmedRequest, isSending, isVerifying, mayHaveChanged, ...on } = props
  const form = useFormikContext<VerifyOtpValues>()
  const otpBox = useRef<HTMLDivElement>(null)
  const suggestion = suggestedEmail(request.email)
  const returnState = useReturnState()

  // The user types the OTP next; focus also opens the right keyboard on phones.
  useEffect(() => otpBox.current?.querySelector('input')?.focus(), [])

  async function sendTo(email: string) {
    try {
      await on.onSend(email)
      beginAgain()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const { message } = statusOf(error)
      if (message) form.setStatus({ message })
    }
  }

  function beginAgain() {
    form.setStatus(undefined)
    emptyOtp(form)
    otpBox.current?.querySelector('input')?.focus()
  }

  return (
    <>
      {suggestion && (
        <OtpOffer
          enter="Send an OTP there"
          busy={isSending && 'Sending...'}
          onEnter={() => void sendTo(suggestion)}
        >
          Did you mean <b translate="no">{suggestion}</b>?
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
      <PasswordField name="password" label="New password" autoComplete="new-password" required />
      <ServerError />
      {mayHaveChanged && (
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
          onClick={() => void sendTo(request.email)}
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
            beginAgain()
          }}
        >
          A new OTP may be on its way to <b translate="no">{unconfirmedRequest.email}</b> all the
          same.
        </OtpOffer>
      )}
    </>
  )
}

type OtpForm = Pick<FormikHelpers<VerifyOtpValues>, 'setFieldTouched' | 'setFieldValue'>

function emptyOtp(form: OtpForm) {
  void form.setFieldTouched('otp', false, false)
  void form.setFieldValue('otp', '', false)
}
