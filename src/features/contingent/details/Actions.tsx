import { PaymentInProgress } from '@/blocks/payment/PaymentInProgress'
import { Button } from '@/shared/ui/button/Button'
import { useContingent } from '@/queries/contingent'
import { useProfile } from '@/queries/profile'
import type { AllowedActions, ViewerRole } from './viewerRole'
import styles from './Actions.module.css'

type Props = {
  role: ViewerRole
  offers: AllowedActions
  onOpen: (modal: string) => void
  onPay: (type: string) => void
  onLeave: () => void
}

/** Buttons and labels for leaders and members, as the spec names them (Spec §2, §4). Delete and Leave are set apart. */
export function Actions({ role: { isLeader, hasPaid }, offers, onOpen, onPay, onLeave }: Props) {
  const { isCurrent, isPaidKnown } = useFirstFetches(hasPaid)
  const label = isLeader ? 'Individual payment' : 'Make Payment'
  return (
    <>
      <div className={styles.notes}>
        <PaymentInProgress />
      </div>
      <div className={styles.actions}>
        {offers.contingentPayment && (
          <Button
            variant="accent"
            busy={!isCurrent && 'Contingent Payment'}
            onClick={() => onPay('contingent')}
          >
            Contingent Payment
          </Button>
        )}
        {offers.individualPayment && (
          <Button
            variant={offers.contingentPayment ? 'primary' : 'accent'}
            busy={!isPaidKnown && label}
            onClick={() => onPay('individual')}
          >
            {label}
          </Button>
        )}
        <Button variant="tertiary" onClick={() => onOpen('barcode')}>
          Barcode
        </Button>
        {offers.addMembers && (
          <Button
            variant="secondary"
            busy={!isCurrent && 'Add Members'}
            onClick={() => onOpen('add')}
          >
            Add Members
          </Button>
        )}
        <Button variant="danger" className={styles.apart} onClick={onLeave}>
          {isLeader ? 'Delete Contingent' : 'Leave Contingent'}
        </Button>
      </div>
    </>
  )
}

/** Before this visit's first fetches have ended, what the buttons offer may be out of date. */
function useFirstFetches(hasPaid: boolean | undefined) {
  const { isFetched: isCurrent } = useContingent()
  const { isFetched: isProfileFetched } = useProfile()
  return { isCurrent, isPaidKnown: isCurrent && (hasPaid !== undefined || isProfileFetched) }
}
