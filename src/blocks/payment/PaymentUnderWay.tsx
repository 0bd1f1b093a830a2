import type { PaymentType } from '@/api/handoffs'
import { useHandedOffPayment } from '@/state/handedOffPayments'
import { UNDER_WAY } from './underWay'
import { usePaidStatus } from './usePaidStatus'
import styles from './PaymentUnderWay.module.css'

/** Beside the payment buttons, so that nobody pays twice: neither for themselves nor as part of a contingent. */
export function PaymentUnderWay() {
  return (
    <>
      <UnderWayNote type="Individual" />
      <UnderWayNote type="Contingent" />
    </>
  )
}

export function UnderWayNote({ type }: { type: PaymentType }) {
  const { isPaid } = usePaidStatus(type)
  const { isHandedOff } = useHandedOffPayment(type)
  if (!isHandedOff || isPaid) return null
  return (
    <p role="status" className={styles.note}>
      {UNDER_WAY[type]}
    </p>
  )
}
