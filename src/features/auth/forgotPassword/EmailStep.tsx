import { Form } from '@/blocks/forms/Form'
import { EmailField } from '@/blocks/forms/EmailField'
import { NeedsScripts } from '@/shared/ui/form/NeedsScripts'
import { requestOtpSchema, type RequestOtpValues } from '../schema'
import { OtpOffer } from './OtpOffer'
import type { OtpRequest } from './request'
import styles from './ForgotPassword.module.css'

type Props = {
  /** The user came back from the OTP step: the button they pressed is gone, so focus must move here. */
  isReturn: boolean
  /** Also the request of another step. */
  isSending: boolean
  /** An OTP requested before the user went back to this step. It is offered, but does not move the user on. */
  sent: OtpRequest | null
  unconfirmedRequest: OtpRequest | null
  onEnter: (request: OtpRequest) => void
  onSubmit: (values: RequestOtpValues) => Promise<unknown>
}

const initialValues = { email: '' }

export function EmailStep(props: Props) {
  const { isReturn, isSending, sent, unconfirmedRequest, onEnter, onSubmit } = props
  return (
    <Form
      initialValues={initialValues}
      schema={requestOtpSchema}
      button={{ children: 'Send OTP', busy: 'Submitting...' }}
      isSending={isSending}
      className={styles.form}
      onSubmit={onSubmit}
      // Below the button, so that the field does not move when an offer appears.
      below={
        <>
          {sent && (
            <OtpOffer enter="Enter the OTP" onEnter={() => onEnter(sent)}>
              An OTP was sent to <b translate="no">{sent.email}</b>
            </OtpOffer>
          )}
          {unconfirmedRequest && (
            <OtpOffer enter="I have a code" onEnter={() => onEnter(unconfirmedRequest)}>
              An OTP may be on its way to <b translate="no">{unconfirmedRequest.email}</b> all the
              same.
            </OtpOffer>
          )}
        </>
      }
    >
      <NeedsScripts what="This form" />
      <p>Enter the email you signed up with. We will send you a 6-digit code.</p>
      <div ref={isReturn ? focusField : undefined}>
        <EmailField name="email" label="Email" autoComplete="username" required />
      </div>
    </Form>
  )
}

const focusField = (box: HTMLElement | null) => box?.querySelector('input')?.focus()
