import { PaymentInProgress } from '@/blocks/payment/PaymentInProgress'
import { useModalParam } from '@/shared/hooks/useModalParam'
import { useLazyModule } from '@/shared/hooks/useLazyModule'
import { paths } from '@/shared/paths'
import { Button } from '@/shared/ui/button/Button'
import { ButtonLink } from '@/shared/ui/button/ButtonLink'
import { notify } from '@/shared/ui/toast/notify'
import { useProfile } from '@/queries/profile'
import { useSession } from '@/state/session'
import styles from './HomeButtons.module.css'

const loadModal = () => import('@/blocks/payment/PaymentModal')

/**
 * Signed out: LOG IN. Signed in: DASHBOARD and PAY NOW, or PAID and disabled once the payment status is 1 (Spec §2).
 * PAY NOW is busy until the status is known. If the server does not send it, the user may pay, because most users who
 * look for it have not paid.
 */
export function HomeButtons() {
  const { isLoggedIn } = useSession()
  const { data: profile, hasSettled } = useProfile()
  const payment = useModalParam('pay')
  const isPaying = payment.value === 'individual'
  const modal = useLazyModule(loadModal, isPaying, () => {
    notify.error('PAY NOW did not open. Check your connection and try again.')
    payment.close()
  })
  const PaymentModal = modal.module?.PaymentModal

  return (
    <div className={styles.buttons}>
      {isLoggedIn ? (
        <>
          <ButtonLink to={paths.dashboard} variant="accent">
            DASHBOARD
          </ButtonLink>
          {profile?.isPaid ? (
            <Button disabled>PAID</Button>
          ) : (
            <Button
              busy={((isPaying && !PaymentModal) || !hasSettled) && 'PAY NOW'}
              onClick={() => payment.open('individual')}
            >
              PAY NOW
            </Button>
          )}
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
