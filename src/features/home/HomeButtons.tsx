import { lazy, Suspense, useState } from 'react'
import { PaymentUnderWay } from '@/blocks/payment/PaymentUnderWay'
import { useModalParam } from '@/shared/hooks/useModalParam'
import { paths } from '@/shared/paths'
import { ButtonLink } from '@/shared/ui/button/ButtonLink'
import { useSession } from '@/state/session'
import styles from './HomeButtons.module.css'
import { PayButton } from './PayButton'

const PaymentModal = lazy(async () => {
  const { PaymentModal } = await import('@/blocks/payment/PaymentModal')
  return { default: PaymentModal }
})

/** Signed out: LOG IN. Signed in: DASHBOARD and PAY NOW (Spec §2). */
export function HomeButtons() {
  const { isLoggedIn } = useSession()
  const payment = useModalParam('pay')
  const isPaying = payment.value === 'individual'
  // Loaded when first needed, and then kept, so that its closing animation can finish.
  const [isWanted, setIsWanted] = useState(isPaying)
  if (isPaying && !isWanted) setIsWanted(true)

  return (
    <div className={styles.buttons}>
      {isLoggedIn ? (
        <>
          <ButtonLink to={paths.dashboard} variant="hot">
            DASHBOARD
          </ButtonLink>
          <PayButton onPay={() => payment.open('individual')} />
          <div className={styles.note} data-note>
            <PaymentUnderWay type="Individual" />
          </div>
        </>
      ) : (
        <ButtonLink to={paths.signIn} variant="hot">
          LOG IN
        </ButtonLink>
      )}
      {isWanted && (
        <Suspense>
          <PaymentModal open={isPaying} type="Individual" onClose={payment.close} />
        </Suspense>
      )}
    </div>
  )
}
