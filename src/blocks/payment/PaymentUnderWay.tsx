import type { PaymentType } from '@/api/handoffs'
import { useOwnRecord } from '@/state/server/record'
import { useHandedOffPayment } from '@/state/handedOffPayments'
import { UNDER_WAY } from './underWay'
import styles from './PaymentUnderWay.module.css'

/** Beside the payment button, so that nobody pays twice. */
export function PaymentUnderWay({ type }: { type: PaymentType }) {
  const { record } = useOwnRecord()
  const { isHandedOff } = useHandedOffPayment(type)
  if (!isHandedOff || (type === 'Individual' && record?.isPaid)) return null
  return (
    <p role="status" className={styles.note}>
      {UNDER_WAY[type]}
    </p>
  )
}
