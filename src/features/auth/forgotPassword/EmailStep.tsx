import { useFormikContext } from 'formik'
import { Form } from '@/blocks/forms/Form'
import { EmailField } from '@/blocks/forms/EmailField'
import { Button } from '@/shared/ui/button/Button'
import { NeedsScripts } from '@/shared/ui/form/NeedsScripts'
import { otpRequest, requestNow } from '@/state/otpRequest'
import { requestOtpSchema, type RequestOtpValues } from '../schema'
import { useOtpSending } from './useOtpSending'
import styles from './ForgotPassword.module.css'

/** `isReturn`: from the OTP step, whose pressed button is gone, so the focus moves here. */
export function EmailStep({ isReturn }: { isReturn: boolean }) {
  const sending = useOtpSending()
  return (
    <Form
      initialValues={{ email: '' }}
      schema={requestOtpSchema}
      mutation={sending}
      onSubmit={({ email }) => sending.send(email)}
      button={{ children: 'Send OTP', busy: 'Submitting...' }}
      below={<HaveOtp />}
      className={styles.form}
    >
      <NeedsScripts what="This form" />
      <p>Enter the email you signed up with. We will send you a 6-digit code.</p>
      <div ref={isReturn ? focusField : undefined}>
        <EmailField name="email" label="Email" autoComplete="username" required />
      </div>
    </Form>
  )
}

/** For whoever has the mail, and not the tab any more that has requested it. */
function HaveOtp() {
  const { values, submitForm } = useFormikContext<RequestOtpValues>()

  function goOn() {
    // Invalid, it is not sent, and its error is shown.
    if (!requestOtpSchema.isValidSync(values)) return void submitForm()
    otpRequest.set(requestNow(requestOtpSchema.cast(values).email))
  }

  return (
    <p className={styles.others}>
      <Button variant="link" onClick={goOn}>
        I have an OTP
      </Button>
    </p>
  )
}

const focusField = (box: HTMLElement | null) => box?.querySelector('input')?.focus()
