import { useFormikContext, type FormikHelpers } from 'formik'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { ApiError } from '@/api/errors'
import { Form } from '@/blocks/forms/Form'
import { ServerError } from '@/blocks/forms/ServerError'
import { useReturnState } from '@/blocks/useReturnState'
import { paths } from '@/festival/paths'
import { useChangePassword } from '@/queries/auth'
import { useStillHere } from '@/shared/hooks/useStillHere'
import { Button } from '@/shared/ui/button/Button'
import { Field } from '@/shared/ui/field/Field'
import { FieldError } from '@/shared/ui/field/FieldFrame'
import { notify } from '@/shared/ui/toast/notify'
import { PasswordField } from '@/shared/ui/field/PasswordField'
import { SubmitButton } from '@/shared/ui/form/SubmitButton'
import { otpRequest, type OtpRequest } from '@/state/otpRequest'
import { verifyOtpSchema, type VerifyOtpValues } from '../schema'
import { OtpCountdown } from './OtpCountdown'
import { useOtpSending } from './useOtpSending'
import styles from './ForgotPassword.module.css'

const initialValues = { otp: '', password: '' }

type Props = {
  request: OtpRequest
  /** The password is changed, and the next screen is loading. */
  isDone: boolean
  /** Not called if the user has left this screen. */
  onDone: () => void
  onOtherEmail: () => void
}

/** Step 2, Verify OTP (Spec §2). Sending a new OTP changes `request`. */
export function OtpStep({ request, isDone, onDone, onOtherEmail }: Props) {
  const { email, deadline } = request
  const change = useChangePassword()
  const isStillHere = useStillHere()
  const returnState = useReturnState()
  /** The deadline of the last OTP that was tried. Its error is not shown for a newer OTP. */
  const [tried, setTried] = useState(0)
  const error = tried === deadline ? change.error : null
  /** A response was lost, so the password may be changed. A "used OTP" error is then no proof of failure. */
  const [mayHaveChanged, setMayHaveChanged] = useState(false)

  async function submit(values: VerifyOtpValues, form: FormikHelpers<VerifyOtpValues>) {
    // Uses the clock, not the displayed time (Spec §4).
    if (Date.now() >= deadline) return notify.error('OTP has expired. Please request a new OTP.')
    setTried(deadline)
    try {
      await change.send({ email, ...values })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.kind === 'unanswered') setMayHaveChanged(true)
      // Every refused attempt uses up the OTP.
      if (error.kind === 'refused') emptyOtp(form)
      return
    }
    if (isStillHere()) onDone()
    if (otpRequest.get()?.email === email) otpRequest.set(null)
  }

  return (
    <Form
      initialValues={initialValues}
      schema={verifyOtpSchema}
      mutation={{ isPending: change.isPending || isDone, error }}
      onSubmit={submit}
      className={styles.form}
    >
      <p>
        Enter the 6-digit code that we sent to <b translate="no">{email}</b>
      </p>
      <OtpCountdown key={deadline} deadline={deadline} />
      <OtpField deadline={deadline} />
      <PasswordField name="password" label="New password" autoComplete="new-password" required />
      <ServerError error={error} refusalAdvice="(An OTP works for one attempt only.)" />
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
      <SubmitButton busy="Submitting...">Submit</SubmitButton>
      <OtherWays email={email} onOtherEmail={onOtherEmail} />
    </Form>
  )
}

/** Each new OTP empties and focuses the field, because the user types it next. */
function OtpField({ deadline }: { deadline: number }) {
  const input = useRef<HTMLInputElement>(null)
  const { setFieldValue, setFieldTouched } = useFormikContext<VerifyOtpValues>()
  useEffect(() => {
    emptyOtp({ setFieldValue, setFieldTouched })
    input.current?.focus()
  }, [deadline, setFieldValue, setFieldTouched])

  return (
    <Field
      ref={input}
      name="otp"
      label="OTP"
      inputMode="numeric"
      autoComplete="one-time-code"
      className={styles.otp}
      required
    />
  )
}

function OtherWays({ email, onOtherEmail }: Pick<Props, 'onOtherEmail'> & { email: string }) {
  const sending = useOtpSending()

  async function sendAgain() {
    try {
      await sending.send(email)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
    }
  }

  return (
    <>
      <ServerError error={sending.error} />
      <p className={styles.others}>
        <Button
          variant="link"
          busy={sending.isPending && 'Sending...'}
          onClick={() => void sendAgain()}
        >
          Send a new OTP
        </Button>
        <Button variant="link" onClick={onOtherEmail}>
          Use another email
        </Button>
      </p>
    </>
  )
}

function emptyOtp(form: Pick<FormikHelpers<VerifyOtpValues>, 'setFieldTouched' | 'setFieldValue'>) {
  void form.setFieldTouched('otp', false, false)
  void form.setFieldValue('otp', '', false)
}
