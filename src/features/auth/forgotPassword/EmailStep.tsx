import { Form, Formik, type FormikHelpers } from 'formik'
import { useEffect, useRef } from 'react'
import { Field } from '@/shared/ui/field/Field'
import { NeedsScripts } from '@/shared/ui/form/NeedsScripts'
import { SubmitButton } from '@/shared/ui/form/SubmitButton'
import type { Outcome } from '@/state/server/words'
import { ServerError } from '@/blocks/forms/ServerError'
import { requestOtpSchema, type RequestOtpValues } from '../schema'
import { sendForm } from '@/blocks/forms/sendForm'
import { OtpOffer } from './OtpOffer'
import type { OtpRequest } from './request'
import styles from './ForgotPassword.module.css'

type Props = {
  /** The user came back from the OTP step: the button they pressed is gone, so focus must move here. */
  isReturn: boolean
  /** An OTP requested before the user went back to this step. It is offered, but does not move the user on. */
  sent: OtpRequest | null
  /** A request that got no response. */
  doubtful: OtpRequest | null
  onEnter: (request: OtpRequest) => void
  onSubmit: (values: RequestOtpValues) => Promise<Outcome<unknown>>
}

export function EmailStep({ isReturn, sent, doubtful, onEnter, onSubmit }: Props) {
  const emailBox = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (isReturn) emailBox.current?.querySelector('input')?.focus()
  }, [isReturn])

  async function handleSubmit(typed: RequestOtpValues, form: FormikHelpers<RequestOtpValues>) {
    await sendForm(form, () => onSubmit(requestOtpSchema.cast(typed)))
  }

  return (
    <Formik
      initialValues={{ email: '' }}
      validationSchema={requestOtpSchema}
      onSubmit={handleSubmit}
    >
      <Form noValidate method="dialog" className={styles.form}>
        <NeedsScripts what="This form" />
        <p>Enter the email you signed up with. We will send you a 6-digit code.</p>
        <div ref={emailBox}>
          <Field
            name="email"
            label="Email"
            type="email"
            inputMode="email"
            autoComplete="username"
            required
          />
        </div>
        <ServerError />
        <SubmitButton busy="Submitting...">Send OTP</SubmitButton>
        {/* Below the button, so that the field does not move when an offer appears. */}
        {sent && (
          <OtpOffer enter="Enter the OTP" onEnter={() => onEnter(sent)}>
            An OTP was sent to <b>{sent.email}</b>
          </OtpOffer>
        )}
        {doubtful && (
          <OtpOffer enter="I have a code" onEnter={() => onEnter(doubtful)}>
            No answer in time. An OTP may be on its way to <b>{doubtful.email}</b> all the same.
          </OtpOffer>
        )}
      </Form>
    </Formik>
  )
}
