import { Form, Formik, type FormikHelpers } from 'formik'
import { useEffect, useRef, type FormEvent } from 'react'
import { Button } from '@/shared/ui/Button'
import { Field } from '@/shared/ui/Field'
import { notify } from '@/shared/ui/notify'
import { PasswordField } from '@/shared/ui/PasswordField'
import { SubmitButton } from '@/shared/ui/SubmitButton'
import type { Outcome } from '@/state/useAction'
import { Refusal } from '../Refusal'
import { verifyOtpSchema, type VerifyOtpValues } from '../schema'
import { sendForm } from '../sendForm'
import { OtpCountdown } from './OtpCountdown'
import type { OtpRequest } from './request'
import styles from './ForgotPassword.module.css'

type Props = {
  request: OtpRequest
  isResending: boolean
  onVerify: (values: VerifyOtpValues) => Promise<Outcome<unknown>>
  onResend: () => Promise<Outcome<unknown>>
  onOtherEmail: () => void
}

/** Spec §2, step 2 (Verify OTP). A new OTP changes `request`, and with it the countdown. */
export function OtpStep({ request, isResending, onVerify, onResend, onOtherEmail }: Props) {
  const otpBox = useRef<HTMLDivElement>(null)

  // Where the eye is next: the digits from the mail. Phones open the right keyboard.
  useEffect(() => otpBox.current?.querySelector('input')?.focus(), [])

  async function handleSubmit(typed: VerifyOtpValues, form: FormikHelpers<VerifyOtpValues>) {
    const { how } = await sendForm(
      form,
      () => onVerify(verifyOtpSchema.cast(typed)),
      (reason) => `${reason} (An OTP works for one attempt only.)`,
    )
    if (how === 'refused') emptyOtp(form)
  }

  async function handleResend(form: Clearing) {
    const outcome = await onResend()
    if (outcome.how === 'refused') form.setStatus(outcome.error.message)
    if (outcome.how !== 'done') return
    form.setStatus(undefined)
    emptyOtp(form)
    otpBox.current?.querySelector('input')?.focus()
  }

  /** Spec §4: an expired OTP is refused, before anything else is looked at. The clock is asked, not the display. */
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
      onSubmit={handleSubmit}
    >
      {(form) => (
        <Form noValidate className={styles.form} onSubmitCapture={refuseWhenExpired}>
          <p>
            Six digits were sent to <b>{request.email}</b>
          </p>
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
          <Refusal />
          <SubmitButton busy="Submitting...">Submit</SubmitButton>
          <p className={styles.others}>
            <Button
              variant="link"
              busy={isResending && 'Sending...'}
              onClick={() => void handleResend(form)}
            >
              Send a new OTP
            </Button>
            <Button variant="link" onClick={onOtherEmail}>
              Use another email
            </Button>
          </p>
        </Form>
      )}
    </Formik>
  )
}

type Clearing = Pick<
  FormikHelpers<VerifyOtpValues>,
  'setStatus' | 'setFieldValue' | 'setFieldTouched'
>

/** The digits are spent; the new password stays. */
function emptyOtp(form: Clearing) {
  void form.setFieldTouched('otp', false, false)
  void form.setFieldValue('otp', '', false)
}
