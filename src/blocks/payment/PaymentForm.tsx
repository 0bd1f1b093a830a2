import { Form, Formik, useFormikContext } from 'formik'
import type { FormEvent, ReactNode } from 'react'
import { errorsOf } from '@/shared/lib/validation'
import { DayRadioGroup } from '@/shared/ui/date/DayRadioGroup'
import { FocusFirstError } from '@/shared/ui/form/FocusFirstError'
import { PhoneField } from '@/shared/ui/field/PhoneField'
import { useDraftForm } from '../forms/useDraftForm'
import { draftNameOf, paymentSchema, stayDays, type PaymentValues } from './values'
import styles from './Payment.module.css'

type Props = {
  id: string
  sfId: string
  /** Called inside the click or key event that submits the form. */
  onPay: (values: PaymentValues) => void
}

/** Spec §5: the dates of the stay and an emergency number. */
export function PaymentForm({ id, sfId, onPay }: Props) {
  const { form, keeper } = useDraftForm(draftNameOf(sfId), paymentSchema)

  return (
    <Formik
      initialValues={form.initialValues}
      validate={(values) => errorsOf(paymentSchema, values)}
      onSubmit={() => undefined}
    >
      <Fields id={id} onPay={onPay} keeper={keeper} />
    </Formik>
  )
}

function Fields({ id, onPay, keeper }: Pick<Props, 'id' | 'onPay'> & { keeper: ReactNode }) {
  const { values, handleSubmit } = useFormikContext<PaymentValues>()
  const [firstDay = ''] = stayDays
  const { check_in: from, check_out: to } = values
  const range = from && to ? { from, to } : undefined

  // Formik submits after an asynchronous check, when the browser would block the new tab.
  function submit(event: FormEvent<HTMLFormElement>) {
    handleSubmit(event)
    if (paymentSchema.isValidSync(values)) onPay(paymentSchema.cast(values))
  }

  return (
    <Form id={id} className={styles.form} noValidate onSubmit={submit}>
      <DayRadioGroup
        name="check_in"
        label="Check-in date"
        days={stayDays}
        earliest={firstDay}
        range={range}
      />
      <DayRadioGroup
        name="check_out"
        label="Check-out date"
        days={stayDays}
        earliest={from || firstDay}
        range={range}
      />
      <PhoneField name="emergency_number" label="Emergency number" required />
      <FocusFirstError />
      {keeper}
    </Form>
  )
}
