import { Form, Formik, useFormikContext } from 'formik'
import { useEffect, useEffectEvent, type FormEvent, type ReactNode } from 'react'
import { edition } from '@/content/edition'
import { errorsOf } from '@/shared/lib/validation'
import { DayRow } from '@/shared/ui/date/DayRow'
import { FocusFirstError } from '@/shared/ui/form/FocusFirstError'
import { PhoneField } from '@/shared/ui/field/PhoneField'
import { useDraftForm } from '../forms/useDraftForm'
import { draftNameOf, paymentForm, paymentSchema, type PaymentValues } from './values'
import styles from './Payment.module.css'

type Props = {
  id: string
  sfId: string
  onReady: () => void
  /** Called inside the click or key event that submits the form. */
  onPay: (values: PaymentValues) => void
}

/** Spec §5: the dates of the stay and an emergency number. Loaded lazily because of the calendar. */
export default function PaymentForm({ id, sfId, onReady, onPay }: Props) {
  const { form, keeper } = useDraftForm(draftNameOf(sfId), paymentForm)
  const tellReady = useEffectEvent(onReady)
  useEffect(() => tellReady(), [])

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
  const { first, last } = edition.stay
  const { check_in: from, check_out: to } = values
  const row = { first, last, span: from && to ? { from, to } : undefined }

  // Formik submits after an asynchronous check, when the browser would block the new tab.
  function submit(event: FormEvent<HTMLFormElement>) {
    handleSubmit(event)
    if (paymentSchema.isValidSync(values)) onPay(paymentSchema.cast(values))
  }

  return (
    <Form id={id} className={styles.form} noValidate onSubmit={submit}>
      <DayRow name="check_in" label="Check-in date" {...row} />
      <DayRow name="check_out" label="Check-out date" {...row} from={from || first} />
      <PhoneField name="emergency_number" label="Emergency number" required />
      <FocusFirstError />
      {keeper}
    </Form>
  )
}
