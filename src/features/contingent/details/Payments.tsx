import { PaymentModal } from '@/blocks/payment/PaymentModal'
import { useModalParam } from '@/shared/hooks/useModalParam'
import { useOwnRecord } from '@/state/server/record'
import type { AllowedActions } from '../viewerRole'

/** A user who has paid cannot pay again, not even through an old link (Spec §4). */
export function Payments({ offers }: { offers: AllowedActions }) {
  const { value, close } = useModalParam('pay')
  const { record } = useOwnRecord()
  // Paid a moment ago in another tab: the modal stays open and says so.
  const isOwn = offers.ownPayment || record?.isPaid === true
  return (
    <>
      <PaymentModal open={value === 'individual' && isOwn} type="Individual" onClose={close} />
      <PaymentModal
        open={value === 'contingent' && offers.contingentPayment}
        type="Contingent"
        onClose={close}
      />
    </>
  )
}
