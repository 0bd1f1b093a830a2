import { PaymentUnderWay } from '@/blocks/payment/PaymentUnderWay'
import { useModalParam } from '@/shared/hooks/useModalParam'
import { Button } from '@/shared/ui/button/Button'
import { useOwnRecord } from '@/state/server/record'
import type { AllowedActions, ViewerRole } from '../viewerRole'
import styles from './Actions.module.css'

type Props = { role: ViewerRole; offers: AllowedActions; onOpen: (modal: string) => void }

/** Buttons and labels for leaders and members, as the spec names them (Spec §2, §4). Delete and Leave are set apart. */
export function Actions({ role: { isLeader, hasPaid }, offers, onOpen }: Props) {
  const pay = useModalParam('pay')
  return (
    <>
      <div className={styles.notes}>
        {hasPaid === undefined && <PaymentNotKnown />}
        {offers.contingentPayment && <PaymentUnderWay type="Contingent" />}
        {offers.ownPayment && <PaymentUnderWay type="Individual" />}
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
            onClick={() => pay.open('individual')}
          >
            {isLeader ? 'Individual payment' : 'Make Payment'}
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

/** A user who may have paid is not asked to pay again. */
function PaymentNotKnown() {
  const { isLoading, reload } = useOwnRecord()
  return (
    <div className={styles.notKnown} role="status">
      <p>You are not in the list, so we are checking your own payment.</p>
      <Button variant="link" busy={isLoading && 'Checking...'} onClick={reload}>
        Check again
      </Button>
    </div>
  )
}
