import { PaymentInProgress } from '@/blocks/payment/PaymentInProgress'
import { Button } from '@/shared/ui/button/Button'
import { useContingent } from '@/queries/contingent'
import { useProfile } from '@/queries/profile'
import type { ContingentModal } from '../useContingentModals'
import type { AllowedActions, ViewerRole } from '@/queries/contingentRules'
import styles from './Actions.module.css'

type Props = {
  role: ViewerRole
  offers: AllowedActions
  onOpen: (modal: ContingentModal) => void
}

/** The buttons and labels of Spec §2 and §4 for leaders and members. */
export function Actions({ role: { isLeader, hasPaid }, offers, onOpen }: Props) {
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
            onClick={() => onOpen('contingentPayment')}
          >
            Contingent Payment
          </Button>
        )}
        {offers.individualPayment && (
          <Button
            variant={offers.contingentPayment ? 'primary' : 'accent'}
            busy={!isPaidKnown && label}
            onClick={() => onOpen('payment')}
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
        <Button variant="danger" className={styles.apart} onClick={() => onOpen('leave')}>
          {isLeader ? 'Delete Contingent' : 'Leave Contingent'}
        </Button>
      </div>
    </>
  )
}

/** The cached contingent and profile may be old, so some buttons wait for the first fetches of this visit. */
function useFirstFetches(hasPaid: boolean | undefined) {
  const { isFetched: isCurrent } = useContingent()
  const { isFetched: isProfileFetched } = useProfile()
  return { isCurrent, isPaidKnown: isCurrent && (hasPaid !== undefined || isProfileFetched) }
}
