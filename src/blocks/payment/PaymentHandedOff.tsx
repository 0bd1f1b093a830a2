import { useEffect, useRef, useState } from 'react'
import type { Session } from '@/api/accounts'
import { paymentUrl, type PaymentType } from '@/api/handoffs'
import { emergencyNumber } from '@/shared/lib/validation'
import { Button } from '@/shared/ui/button/Button'
import { NoNewTab } from '../handOff/NewTab'
import { readDraft } from '../forms/useDraftForm'
import { IN_PROGRESS } from './PaymentInProgress'
import { usePaidStatus } from './usePaidStatus'
import { draftNameOf, paymentSchema } from './values'
import styles from './Payment.module.css'

type Props = {
  /** Not read here: while the modal closes, the session may end. */
  session: Session
  type: PaymentType
  onPayAgain: () => void
}

export function PaymentHandedOff({ session: { token, user }, type, onPayAgain }: Props) {
  const { isLoading, isUnknown, refetch } = usePaidStatus(type)
  const [hasAsked, setHasAsked] = useState(false)
  const words = useRef<HTMLDivElement>(null)
  const phoneNumber = readDraft(draftNameOf(user.sfId), paymentSchema).emergency_number
  const url = emergencyNumber.isValidSync(phoneNumber) && paymentUrl({ token, phoneNumber, type })

  // The pressed button is gone, and the focus with it.
  useEffect(() => words.current?.focus({ preventScroll: true }), [])

  function checkAgain() {
    setHasAsked(true)
    void refetch()
  }

  return (
    <div className={styles.form}>
      <div ref={words} role="status" tabIndex={-1} className={styles.form}>
        <p className="lead">
          <b>{IN_PROGRESS[type]}</b>
        </p>
        <p>Finish paying in the other tab, then come back here. Please do not pay twice.</p>
        {hasAsked && !isLoading && (
          <p>
            {isUnknown ? (
              'It could not be checked. Try again when you have a signal.'
            ) : (
              <>
                <b>Your payment has not arrived yet.</b> This can take a few minutes.
              </>
            )}
          </p>
        )}
      </div>
      <Button variant="teal" busy={isLoading && 'Checking...'} onClick={checkAgain}>
        Check again
      </Button>
      <hr />
      {url && <NoNewTab url={url} />}
      <p>
        Did not pay?{' '}
        <Button variant="link" onClick={onPayAgain}>
          Start again
        </Button>
      </p>
    </div>
  )
}
