import type { ComponentProps } from 'react'
import type { PaymentType } from '@/api/handoffs'
import { stayPackage } from '@/content/stayPackage'
import { NewTabNote } from '../handOff/NewTab'
import { PaymentForm } from './PaymentForm'
import { InProgressNote } from './PaymentInProgress'
import { usePaidStatus } from './usePaidStatus'
import styles from './Payment.module.css'

type Props = {
  formId: string
  sfId: string
  type: PaymentType
  onPay: ComponentProps<typeof PaymentForm>['onPay']
}

/** The form, with the reasons not to pay above it, and what is paid for below. */
export function PaymentDetails({ formId, sfId, type, onPay }: Props) {
  const { isUnknown, isLoading } = usePaidStatus(type)
  return (
    <>
      <div className={styles.notices}>
        {isUnknown && !isLoading && (
          <p role="status">We could not check whether you have paid. Please do not pay twice.</p>
        )}
        <InProgressNote type={type === 'Individual' ? 'Contingent' : 'Individual'} />
      </div>
      <PaymentForm id={formId} sfId={sfId} onPay={onPay} />
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
