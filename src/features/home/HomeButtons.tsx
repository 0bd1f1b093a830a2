import { useState, type ReactNode } from 'react'
import { PaymentInProgress } from '@/blocks/payment/PaymentInProgress'
import { useReturnState } from '@/blocks/useReturnState'
import { useOpen } from '@/shared/hooks/useOpen'
import { lazyWithRetry } from '@/shared/lib/lazyWithRetry'
import { paths } from '@/festival/paths'
import { Button } from '@/shared/ui/button/Button'
import { ButtonLink } from '@/shared/ui/button/ButtonLink'
import { LazyPart } from '@/shared/ui/LazyPart'
import { ReloadOffer } from '@/shared/ui/status/ReloadOffer'
import { useProfile } from '@/queries/profile'
import { useSession } from '@/state/session'
import styles from './HomeButtons.module.css'

const PaymentModal = lazyWithRetry(() => import('@/blocks/payment/PaymentModal'))

const openings = { payment: ['pay=individual'] } as const

/**
 * Signed out: LOG IN. Signed in: DASHBOARD and PAY NOW, or a disabled PAID if the payment status is 1 (Spec §2). PAY
 * NOW is busy until the status is known. If the server does not send the status, the user may pay, because most users
 * here have not paid.
 */
export function HomeButtons() {
  const { isLoggedIn } = useSession()
  const returnState = useReturnState()
  const { data: profile, isFetched } = useProfile()
  const { isOpen, open, close } = useOpen(openings)
  const isPaying = isOpen('payment')
  // Stays mounted after the first opening, so that the modal can animate its closing.
  const [wasOpened, setWasOpened] = useState(false)
  if (isPaying && !wasOpened) setWasOpened(true)

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
            <Button busy={!isFetched && 'PAY NOW'} onClick={() => open('payment')}>
              PAY NOW
            </Button>
          )}
          <Note>
            <PaymentInProgress />
          </Note>
        </>
      ) : (
        <ButtonLink to={paths.signIn} state={returnState} variant="accent">
          LOG IN
        </ButtonLink>
      )}
      {wasOpened && (
        <LazyPart
          placeholder={<Note>Loading...</Note>}
          failed={
            <Note>
              <ReloadOffer>PAY NOW did not open.</ReloadOffer>
            </Note>
          }
        >
          <PaymentModal open={isPaying} type="Individual" onClose={() => close('payment')} />
        </LazyPart>
      )}
    </div>
  )
}

function Note({ children }: { children: ReactNode }) {
  return (
    <div className={styles.note} role="status" data-note>
      {children}
    </div>
  )
}
