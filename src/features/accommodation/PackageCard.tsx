import { stayPackage } from '@/content/stayPackage'
import { decorations } from '@/content/masks'
import { Card } from '@/shared/ui/Card'
import styles from './PackageCard.module.css'

export function PackageCard() {
  const { price, length, holds } = stayPackage
  return (
    <Card as="section" aria-label="Registration package" className={styles.card}>
      <div>
        <p className={styles.what}>Registration package, per head</p>
        <p className={`title ${styles.price}`}>{price}</p>
        <p className={styles.what}>{length}</p>
        <ul className={styles.holds}>
          {holds.map(({ count, what }) => (
            <li key={what}>
              <span className={`title ${styles.count}`}>{count}</span> {what}
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.gate} aria-hidden="true">
        <img src="/art/ornament/gate.svg" alt="" width="304" height="298" loading="lazy" />
        <img className={styles.mask} {...decorations.stayPackage} alt="" loading="lazy" />
      </div>
    </Card>
  )
}
