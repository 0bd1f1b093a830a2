import type { ReactNode } from 'react'
import { Button } from '@/shared/ui/button/Button'
import styles from './ForgotPassword.module.css'

type Props = {
  /** What is known of an OTP that may be in somebody's mail. */
  children: ReactNode
  enter: string
  onEnter: () => void
}

/** The way to an OTP that did not lead on by itself. */
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
