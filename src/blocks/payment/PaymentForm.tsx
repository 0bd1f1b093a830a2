import { useFormikContext } from 'formik'
import type { PaymentType } from '@/api/payments'
import { stayPackage } from '@/content/stayPackage'
import { DayRadioGroup } from '@/shared/ui/date/DayRadioGroup'
import { PhoneField } from '@/blocks/forms/PhoneField'
import { Form } from '../forms/Form'
import { useDraft } from '../forms/useDraft'
import { NewTabNote } from '../handOff/NewTab'
import { PaidByOthers } from './PaidByOthers'
import { InProgressNote } from './PaymentInProgress'
import { usePaidStatus } from './usePaidStatus'
import { DRAFT, paymentSchema, stayDays, type PaymentValues } from './values'
import styles from './Payment.module.css'

type Props = {
  /** The submit button outside the form refers to this id. */
  id: string
  type: PaymentType
  onPay: (values: PaymentValues) => void
}

/** Spec §5: the dates of the stay and an emergency number. */
export function PaymentForm({ id, type, onPay }: Props) {
  const { hasFailed } = usePaidStatus(type)
  const draft = useDraft(DRAFT, paymentSchema)
  return (
    <>
      <div className={styles.notices}>
        {hasFailed && (
          <p role="status">We could not check whether you have paid. Please do not pay twice.</p>
        )}
        <PaidByOthers type={type} />
        <InProgressNote type={type === 'Individual' ? 'Contingent' : 'Individual'} />
      </div>
      <Form id={id} className={styles.form} draft={draft} schema={paymentSchema} onSubmit={onPay}>
        <StayFields />
        <PhoneField name="emergency_number" label="Emergency number" required />
      </Form>
      <div className={styles.about}>
        <p className={styles.package}>
          Package, per head <b>{stayPackage.price}</b>
        </p>
        <p>{stayPackage.inOneLine}</p>
        {type === 'Contingent' && <p>This payment is for your whole contingent.</p>}
        <NewTabNote />
      </div>
    </>
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
      <p className="note">
        These dates are not sent, and they book no days. The package is the same for everybody:{' '}
        {stayPackage.length}.
      </p>
    </>
  )
}
