import { PaymentInProgress } from '@/blocks/payment/PaymentInProgress'
import { PaymentModal } from '@/blocks/payment/PaymentModal'
import { useModalParam } from '@/shared/hooks/useModalParam'
import { Button } from '@/shared/ui/button/Button'
import { useProfile } from '@/queries/profile'
import type { AllowedActions, ViewerRole } from '../viewerRole'
import styles from './Actions.module.css'

type Props = { role: ViewerRole; offers: AllowedActions; onOpen: (modal: string) => void }

/** Buttons and labels for leaders and members, as the spec names them (Spec §2, §4). Delete and Leave are set apart. */
export function Actions({ role: { isLeader, hasPaid }, offers, onOpen }: Props) {
  const pay = useModalParam('pay')
  const { hasResponded } = useProfile()
  const label = isLeader ? 'Individual payment' : 'Make Payment'
  return (
    <>
      <div className={styles.notes}>
        <PaymentInProgress />
      </div>
      <div className={styles.actions}>
        {offers.contingentPayment && (
          <Button variant="accent" onClick={() => pay.open('contingent')}>
            Contingent Payment
          </Button>
        )}
        {offers.ownPayment && (
          <Button
            variant={offers.contingentPayment ? 'primary' : 'accent'}
            busy={hasPaid === undefined && !hasResponded && label}
            onClick={() => pay.open('individual')}
          >
            {label}
          </Button>
        )}
        <Button variant="teal" onClick={() => onOpen('barcode')}>
          Barcode
        </Button>
        {offers.addMembers && (
          <Button variant="secondary" onClick={() => onOpen('add')}>
            Add Members
          </Button>
        )}
        <Button variant="danger" className={styles.apart} onClick={() => onOpen('leave')}>
          {isLeader ? 'Delete Contingent' : 'Leave Contingent'}
        </Button>
      </div>
    </>
  )
}

/** A user who has paid cannot pay again, not even through an old link (Spec §4). */
export function Payments({ offers }: { offers: AllowedActions }) {
  const { value, close } = useModalParam('pay')
  const isPaid = useProfile().data?.isPaid === true
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
