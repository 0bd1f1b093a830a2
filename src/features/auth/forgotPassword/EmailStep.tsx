import { Form, Formik, type FormikHelpers } from 'formik'
import { useEffect, useRef } from 'react'
import { Field } from '@/shared/ui/field/Field'
import { NeedsScripts } from '@/shared/ui/form/NeedsScripts'
import { SubmitButton } from '@/shared/ui/form/SubmitButton'
import type { Outcome } from '@/state/useAction'
import { Refusal } from '../Refusal'
import { requestOtpSchema, type RequestOtpValues } from '../schema'
import { sendForm } from '../sendForm'
import { OtpOffer } from './OtpOffer'
import type { OtpRequest } from './request'
import styles from './ForgotPassword.module.css'

type Props = {
  /** People come back to it from the OTP: the button that they pressed is gone, and the focus with it. */
  isReturn: boolean
  /** Asked for before people went back; it came while they were here, and moves nobody on by itself. */
  sent: OtpRequest | null
  /** Asked for without an answer. */
  doubtful: OtpRequest | null
  onEnter: (request: OtpRequest) => void
  onSubmit: (values: RequestOtpValues) => Promise<Outcome<unknown>>
}

/** Spec §2, step 1. */
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
        <p>Type the email that you signed up with. Six digits will be sent to it.</p>
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
        <Refusal />
        <SubmitButton busy="Submitting...">Send OTP</SubmitButton>
        {/* Below: what people are filling in does not jump when it comes. */}
        {sent && (
          <OtpOffer enter="Enter that OTP" onEnter={() => onEnter(sent)}>
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
