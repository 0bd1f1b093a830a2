import { useFormikContext } from 'formik'
import { Form } from '@/blocks/forms/Form'
import { EmailField } from '@/blocks/forms/EmailField'
import { Button } from '@/shared/ui/button/Button'
import { NeedsScripts } from '@/shared/ui/form/NeedsScripts'
import { otpRequest, requestNow } from '@/state/otpRequest'
import { requestOtpSchema, type RequestOtpValues } from '../schema'
import { useOtpSending } from './useOtpSending'
import styles from './ForgotPassword.module.css'

/** `isReturn`: the user comes back from the OTP step. The button that they pressed is gone, so the focus moves here. */
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

/** For a user who has the mail, but has closed the tab that requested it. */
function HaveOtp() {
  const { values, submitForm } = useFormikContext<RequestOtpValues>()

  function goOn() {
    // Submitting an invalid form sends nothing and shows the error.
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
