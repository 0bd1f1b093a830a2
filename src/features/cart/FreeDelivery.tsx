import type { CSSProperties } from 'react'
import type { CartLine } from '@/api/handoffs'
import { delivery } from '@/content/merch'
import { rupees } from '@/shared/lib/format'
import { missingForFreeDelivery, subtotal } from '@/state/cart/cartTotals'
import { drawings } from '@/theme/drawings'
import styles from './FreeDelivery.module.css'

export function FreeDelivery({ lines }: { lines: CartLine[] }) {
  const sum = subtotal(lines)
  const missing = missingForFreeDelivery(sum)
  const progress: CSSProperties & Record<'--share', number> = {
    '--share': Math.min(1, sum / delivery.freeFrom),
  }
  return (
    <div className={styles.strip}>
      <img className={styles.face} {...drawings.freeDelivery} alt="" />
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
        <div className={styles.progress} style={progress} aria-hidden="true">
          <svg className={styles.marker} viewBox="0 0 60 16">
            <path d="M2 8C2 4 6 2 14 2c18 0 34 3 44 6-10 3-26 6-44 6C6 14 2 12 2 8Z" />
            <path d="M8 8h9" />
          </svg>
        </div>
      </div>
    </div>
  )
}
