import type { MerchItem } from '@/content/merch'
import { MerchCard } from './MerchCard'
import styles from './MerchGrid.module.css'

type Props = { items: readonly MerchItem[]; onOpen: (item: MerchItem) => void }

export function MerchGrid({ items, onOpen }: Props) {
  return (
    <ul className={styles.line}>
      {items.map((item) => (
        <li key={item.id} className={styles.place}>
          <svg className={styles.rope} viewBox="0 0 100 40" preserveAspectRatio="none" aria-hidden>
            <path d="M0 8Q50 30 100 30" />
            <path d="M0 8Q50 30 100 30" />
          </svg>
          <MerchCard item={item} onOpen={() => onOpen(item)} />
        </li>
      ))}
    </ul>
  )
}
