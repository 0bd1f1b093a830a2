import type { ReactNode } from 'react'
import { Button } from '@/shared/ui/button/Button'
import styles from './ForgotPassword.module.css'

type Props = {
  children: ReactNode
  enter: string
  onEnter: () => void
}

/** Offers to enter an OTP when the page could not open the OTP step by itself. */
export function OtpOffer({ children, enter, onEnter }: Props) {
  return (
    <div className={styles.offer}>
      <p>{children}</p>
      <Button variant="secondary" size="small" onClick={onEnter}>
        {enter}
      </Button>
    </div>
  )
}
