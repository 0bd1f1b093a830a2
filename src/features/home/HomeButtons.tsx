import { PaymentInProgress } from '@/blocks/payment/PaymentInProgress'
import { useModalParam } from '@/shared/hooks/useModalParam'
import { usePart } from '@/shared/hooks/usePart'
import { paths } from '@/shared/paths'
import { ButtonLink } from '@/shared/ui/button/ButtonLink'
import { notify } from '@/shared/ui/toast/notify'
import { useSession } from '@/state/session'
import styles from './HomeButtons.module.css'
import { PayButton } from './PayButton'

const loadModal = () => import('@/blocks/payment/PaymentModal')

/** Signed out: LOG IN. Signed in: DASHBOARD and PAY NOW (Spec §2). */
export function HomeButtons() {
  const { isLoggedIn } = useSession()
  const payment = useModalParam('pay')
  const isPaying = payment.value === 'individual'
  const modal = usePart(loadModal, isPaying, () => {
    notify.error('PAY NOW did not open. Check your connection and try again.')
    payment.close()
  })
  const PaymentModal = modal.part?.PaymentModal

  return (
    <div className={styles.buttons}>
      {isLoggedIn ? (
        <>
          <ButtonLink to={paths.dashboard} variant="accent">
            DASHBOARD
          </ButtonLink>
          <PayButton
            isOpening={isPaying && !PaymentModal}
            onPay={() => payment.open('individual')}
          />
          <div className={styles.note} data-note>
            <PaymentInProgress />
          </div>
        </>
      ) : (
        <ButtonLink to={paths.signIn} variant="accent">
          LOG IN
        </ButtonLink>
      )}
      {PaymentModal && <PaymentModal open={isPaying} type="Individual" onClose={payment.close} />}
    </div>
  )
}
