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
  const { isLoading } = useOwnRecord()
  const label = isLeader ? 'Individual payment' : 'Make Payment'
  return (
    <>
      <div className={styles.notes}>
        <PaymentUnderWay />
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
            busy={hasPaid === undefined && isLoading && label}
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
