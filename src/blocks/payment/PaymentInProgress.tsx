import type { PaymentType } from '@/api/payments'
import { useHandedOffPayment } from '@/state/handedOffPayments'
import { useSession } from '@/state/session'
import { usePaidStatus } from './usePaidStatus'
import styles from './PaymentInProgress.module.css'

/** A leader may have two payments in progress, so the texts differ. */
export const IN_PROGRESS: Record<PaymentType, string> = {
  Individual: 'Your payment may be in progress.',
  Contingent: 'The payment of your contingent may be in progress.',
}

/** Stands beside the payment buttons, so that nobody pays twice: alone, or as a member of a contingent. */
export function PaymentInProgress() {
  return (
    <>
      <InProgressNote type="Individual" />
      <InProgressNote type="Contingent" />
    </>
  )
}

export function InProgressNote({ type }: { type: PaymentType }) {
  const { session } = useSession()
  const { isHandedOff } = useHandedOffPayment(session?.user.sfId, type)
  const { isPaid } = usePaidStatus(type, { enabled: isHandedOff })
  if (!isHandedOff || isPaid) return null
  return (
    <p role="status" className={`note ${styles.note}`}>
      {IN_PROGRESS[type]}
    </p>
  )
}
