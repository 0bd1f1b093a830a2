import { useEffect, useRef } from 'react'
import { NoNewTab } from '@/blocks/handOff/NoNewTab'
import { Button } from '@/shared/ui/button/Button'
import styles from './Checkout.module.css'

type Props = {
  /** Where the order was handed over to; unknown in a tab that did not see its address. */
  url: string | null
  onYes: () => void
  onNotYet: () => void
}

/** After the hand-off: the other site does not tell how it went, so its buyer does. */
export function HaveYouPaid({ url, onYes, onNotYet }: Props) {
  const words = useRef<HTMLDivElement>(null)
  // The button that was pressed is gone, and the focus with it.
  useEffect(() => {
    if (document.activeElement === document.body) words.current?.focus({ preventScroll: true })
  }, [])

  return (
    <div className={styles.form}>
      <div ref={words} role="status" tabIndex={-1}>
        <p className="lead">
          <b>Have you paid?</b>
        </p>
        <p>Your order is in the tab of the payment site. Your cart waits here until you say so.</p>
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
