import type { CartLine } from '@/api/payments'
import { delivery } from '@/content/merch'
import { rupees } from '@/shared/lib/format'
import { missingForFreeDelivery, subtotal } from '@/state/cart/cartTotals'
import { drawings } from '@/theme/drawings'
import { ProgressBar } from '@/theme/ProgressBar'
import styles from './FreeDelivery.module.css'

export function FreeDelivery({ lines }: { lines: CartLine[] }) {
  const sum = subtotal(lines)
  const missing = missingForFreeDelivery(sum)
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
        <ProgressBar share={Math.min(1, sum / delivery.freeFrom)} />
      </div>
    </div>
  )
}
