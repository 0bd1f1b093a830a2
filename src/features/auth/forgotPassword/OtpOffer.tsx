import type { ReactNode } from 'react'
import { Button } from '@/shared/ui/button/Button'
import styles from './ForgotPassword.module.css'

type Props = {
  children: ReactNode
  enter: string
  busy?: string | false
  onEnter: () => void
}

/** Offers another way on: an OTP that the page could not open by itself, or an OTP for another email. */
export function OtpOffer({ children, enter, busy = false, onEnter }: Props) {
  return (
    <div className={styles.offer}>
      <p>{children}</p>
      <Button variant="secondary" size="small" busy={busy} onClick={onEnter}>
        {enter}
      </Button>
    </div>
  )
}
