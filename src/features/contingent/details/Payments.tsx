import { PaymentModal } from '@/blocks/payment/PaymentModal'
import { usePaidStatus } from '@/blocks/payment/usePaidStatus'
import { useModalParam } from '@/shared/hooks/useModalParam'
import type { AllowedActions } from '../viewerRole'

/** A user who has paid cannot pay again, not even through an old link (Spec §4). */
export function Payments({ offers }: { offers: AllowedActions }) {
  const { value, close } = useModalParam('pay')
  const isPaid = usePaidStatus('Individual').isPaid === true
  return (
    <>
      {/* Paid a moment ago in another tab: the modal stays open and says so. */}
      <PaymentModal
        open={value === 'individual' && (offers.ownPayment || isPaid)}
        type="Individual"
        onClose={close}
      />
      <PaymentModal
        open={value === 'contingent' && offers.contingentPayment}
        type="Contingent"
        onClose={close}
      />
    </>
  )
}
