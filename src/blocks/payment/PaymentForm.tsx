import { useFormikContext } from 'formik'
import { DayRadioGroup } from '@/shared/ui/date/DayRadioGroup'
import { PhoneField } from '@/shared/ui/field/PhoneField'
import { AutosaveDraft } from '@/shared/ui/form/AutosaveDraft'
import { SyncForm } from '../forms/SyncForm'
import { useDraft } from '../forms/useDraft'
import { draftNameOf, paymentSchema, stayDays, type PaymentValues } from './values'
import styles from './Payment.module.css'

type Props = {
  id: string
  sfId: string
  onPay: (values: PaymentValues) => void
}

/** Spec §5: the dates of the stay and an emergency number. */
export function PaymentForm({ id, sfId, onPay }: Props) {
  const draft = useDraft(draftNameOf(sfId), paymentSchema)
  return (
    <SyncForm
      id={id}
      className={styles.form}
      initialValues={draft.initialValues}
      schema={paymentSchema}
      onSubmit={onPay}
    >
      <StayFields />
      <PhoneField name="emergency_number" label="Emergency number" required />
      <AutosaveDraft draft={draft} />
    </SyncForm>
  )
}

function StayFields() {
  const { values } = useFormikContext<PaymentValues>()
  const { check_in: checkIn, check_out: checkOut } = values
  const [firstDay = ''] = stayDays
  const range = checkIn && checkOut ? { from: checkIn, to: checkOut } : undefined
  return (
    <>
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
        earliest={checkIn || firstDay}
        range={range}
      />
    </>
  )
}
