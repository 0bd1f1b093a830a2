import type { PaymentType } from '@/api/handoffs'
import { stayPackage } from '@/content/stayPackage'
import { NewTabNote } from '../handOff/NewTabNote'
import styles from './Payment.module.css'

export function Package({ type }: { type: PaymentType }) {
  return (
    <div className={styles.about}>
      <p className={styles.package}>
        Package, per head <b>{stayPackage.price}</b>
      </p>
      <p>{stayPackage.inOneLine}</p>
      {type === 'Contingent' && <p>This payment is for your whole contingent.</p>}
      <NewTabNote />
    </div>
  )
}
