import type { CSSProperties } from 'react'
import type { CartLine } from '@/api/handoffs'
import { delivery } from '@/content/merch'
import { rupees } from '@/shared/lib/rupees'
import { missingForFreeDelivery, subtotal } from '@/state/cartTotals'
import styles from './FreeDelivery.module.css'

/** A needle draws the thread as far as free delivery is near. */
export function FreeDelivery({ lines }: { lines: CartLine[] }) {
  const sum = subtotal(lines)
  const missing = missingForFreeDelivery(sum)
  const drawn: CSSProperties & Record<'--sewn', string> = {
    '--sewn': `${Math.min(100, (sum / delivery.freeFrom) * 100)}%`,
  }
  return (
    <div className={styles.strip}>
      <img className={styles.face} src="/art/masks/laugh.svg" alt="" width="104" height="104" />
      <div className={styles.words}>
        <p role="status" className="figures">
          {missing > 0 ? (
            <>
              <b>{rupees(missing)} more</b> and home delivery is free.
            </>
          ) : (
            <b>Home delivery is free.</b>
          )}
        </p>
        <div className={styles.thread} style={drawn} aria-hidden="true">
          <svg className={styles.needle} viewBox="-36 -10 54 20">
            <path d="M-12-4C0-6 24-4 34 0c-10 4-34 6-46 4-6-2-6-6 0-8Z" transform="scale(.5)" />
          </svg>
        </div>
      </div>
    </div>
  )
}
