import type { PaymentType } from '@/api/handoffs'
import { useOwnRecord } from '@/state/ownRecord'
import { usePaymentUnderWay } from '@/state/paymentUnderWay'
import { UNDER_WAY } from './underWay'
import styles from './PaymentUnderWay.module.css'

/** Stands beside the button that pays, so that nobody pays twice; nothing while there is nothing to say. */
export function PaymentUnderWay({ type }: { type: PaymentType }) {
  const { record } = useOwnRecord()
  const { isUnderWay } = usePaymentUnderWay(type)
  if (!isUnderWay || (type === 'Individual' && record?.isPaid)) return null
  return (
    <p role="status" className={styles.note}>
      {UNDER_WAY[type]}
    </p>
  )
}
