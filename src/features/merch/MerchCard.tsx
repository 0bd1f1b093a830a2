import { useState } from 'react'
import type { MerchItem } from '@/content/merch'
import { rupees } from '@/shared/lib/format'
import { Icon } from '@/shared/ui/Icon'
import { ProductImage } from './ProductImage'
import styles from './MerchCard.module.css'

/** Positions in units of the drawing, from the middle of the item. */
const PEGS = {
  shoulders: [
    [-66, -146],
    [66, -146],
  ],
  top: [[0, -172]],
} as const

type Props = { item: MerchItem; onOpen: () => void }

/** Pointing with a mouse turns the item, and other users press its button. The rest of the card opens it. */
export function MerchCard({ item, onOpen }: Props) {
  const [showsBack, setShowsBack] = useState(false)
  const { hangsBy, title, price, isSoldOut } = item

  return (
    <div
      className={styles.item}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setShowsBack(true)}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setShowsBack(false)}
    >
      <div className={styles.cloth} data-hangs-by={hangsBy}>
        <ProductImage item={item} side={showsBack ? 'back' : 'front'} />
        <svg className={styles.pegs} viewBox="-178 -182 356 364" aria-hidden="true">
          {PEGS[hangsBy].map(([x, y]) => (
            <path key={x} transform={`translate(${x} ${y})`} d="M-7-18H7L5 18H-5Z" />
          ))}
        </svg>
        {isSoldOut && <span className={styles.sash}>Sold out</span>}
        <button
          type="button"
          className={`iconButton ${styles.turn}`}
          aria-pressed={showsBack}
          aria-label={`Show the back of ${title}`}
          onClick={() => setShowsBack(!showsBack)}
        >
          <Icon name="turn" />
        </button>
      </div>
      <div className={styles.tag}>
        <h2 className={`title ${styles.name}`}>
          <button type="button" className={styles.opener} data-covers-card onClick={onOpen}>
            {title}
          </button>
        </h2>
        <p className={styles.price}>{rupees(price)}</p>
      </div>
    </div>
  )
}
