import { useEffect, useRef } from 'react'
import { NoNewTab } from '@/blocks/handOff/NewTab'
import { Button } from '@/shared/ui/button/Button'
import styles from './Checkout.module.css'

type Props = {
  /** The payment URL; `null` in a tab where the order was not filled in. */
  url: string | null
  onYes: () => void
  onNotYet: () => void
}

/** The payment site does not report the result, so the user is asked. */
export function OrderHandedOff({ url, onYes, onNotYet }: Props) {
  const words = useRef<HTMLDivElement>(null)
  // The pressed button is gone, so focus moves here.
  useEffect(() => {
    if (document.activeElement === document.body) words.current?.focus({ preventScroll: true })
  }, [])

  return (
    <div className={styles.form}>
      <div ref={words} role="status" tabIndex={-1}>
        <p className="lead">
          <b>Have you paid?</b>
        </p>
        <p>
          Your order is open in the tab of the payment site. Your cart stays here until you say that
          it is paid.
        </p>
      </div>
      <Button onClick={onYes}>Yes, empty my cart</Button>
      <Button variant="secondary" onClick={onNotYet}>
        Not yet
      </Button>
      {url && (
        <div className={styles.noTab}>
          <NoNewTab url={url} />
        </div>
      )}
    </div>
  )
}
