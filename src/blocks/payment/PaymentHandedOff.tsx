import { useState } from 'react'
import type { PaymentType } from '@/api/payments'
import { restoreFocus, takeFocus } from '@/shared/lib/focus'
import { Button } from '@/shared/ui/button/Button'
import { NoNewTab } from '../handOff/NewTab'
import { IN_PROGRESS } from './PaymentInProgress'
import { usePaidStatus } from './usePaidStatus'
import styles from './Payment.module.css'

type Props = {
  type: PaymentType
  /** The payment page that was opened. `undefined` after a reload. */
  url: string | undefined
  onPayAgain: () => void
}

export function PaymentHandedOff({ type, url, onPayAgain }: Props) {
  const { hasFailed, refetch } = usePaidStatus(type)
  const [check, setCheck] = useState<'none' | 'pending' | 'done'>('none')

  async function checkAgain() {
    setCheck('pending')
    await refetch()
    setCheck('done')
  }

  return (
    <div ref={restoreFocus} className={styles.form}>
      <div ref={takeFocus} role="status" tabIndex={-1} className={styles.form}>
        <p className="lead">
          <b>{IN_PROGRESS[type]}</b>
        </p>
        <p>Finish paying in the other tab, then come back here. Please do not pay twice.</p>
        {check === 'done' && (
          <p>
            {hasFailed ? (
              'It could not be checked. Try again when you have a signal.'
            ) : (
              <>
                <b>We have not received your payment yet.</b> This can take a few minutes.
              </>
            )}
          </p>
        )}
      </div>
      <Button
        variant="tertiary"
        busy={check === 'pending' && 'Checking...'}
        onClick={() => void checkAgain()}
      >
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
