import { PaymentModal } from '@/blocks/payment/PaymentModal'
import { useModalParam } from '@/shared/hooks/useModalParam'
import { useOwnRecord } from '@/state/ownRecord'
import type { Offers } from '../standing'

/** Spec §4: who has paid cannot pay again, not by an old link either. */
export function Payments({ offers }: { offers: Offers }) {
  const { value, close } = useModalParam('pay')
  const { record } = useOwnRecord()
  // Paid a moment ago in the other tab: the sheet stays, and says so.
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
