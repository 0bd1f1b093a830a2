import { useState } from 'react'
import type { MerchItem } from '@/content/merch'
import { ProductImage, sides, type Side } from './ProductImage'
import styles from './ItemFigure.module.css'

export function ItemFigure({ item }: { item: MerchItem }) {
  const [shown, setShown] = useState<Side>('front')
  return (
    <div className={styles.figure}>
      <button
        type="button"
        className={styles.large}
        onClick={() => setShown(shown === 'front' ? 'back' : 'front')}
      >
        <ProductImage item={item} side={shown} />
        <span className="visuallyHidden">Turn around</span>
      </button>
      <div className={styles.small} role="group" aria-label="Sides">
        {sides.map(({ id: side, label }) => (
          <button
            key={side}
            type="button"
            className={styles.thumbnail}
            aria-pressed={side === shown}
            aria-label={label}
            onClick={() => setShown(side)}
          >
            <ProductImage item={item} side={side} />
          </button>
        ))}
      </div>
    </div>
  )
}
