import { useState } from 'react'
import type { MerchItem } from '@/content/merch'
import styles from './ProductImage.module.css'

export const sides = [
  { id: 'front', label: 'Front', print: 'printFront', image: 'imageFront' },
  { id: 'back', label: 'Back', print: 'printBack', image: 'imageBack' },
] as const

export type Side = (typeof sides)[number]['id']

export function ProductImage({ item, side }: { item: MerchItem; side: Side }) {
  return (
    <span className={styles.image}>
      {sides.map(({ id, print, image }) => (
        <Face
          key={item[image]}
          item={item}
          src={item[image]}
          description={`${item.name}, ${id}: ${item[print]}`}
          isShown={side === id}
        />
      ))}
    </span>
  )
}

type FaceProps = { item: MerchItem; src: string; description: string; isShown: boolean }

function Face({ item, src, description: description, isShown }: FaceProps) {
  const [isBroken, setIsBroken] = useState(false)
  return (
    <span className={styles.face} data-shown={isShown} aria-hidden={!isShown}>
      {isBroken ? (
        <span role="img" aria-label={description}>
          <ProductOutline hangsBy={item.hangsBy} />
        </span>
      ) : (
        <img
          src={src}
          alt={description}
          width="356"
          height="364"
          loading="lazy"
          fetchPriority={isShown ? 'auto' : 'low'}
          draggable={false}
          onError={() => setIsBroken(true)}
        />
      )}
    </span>
  )
}

/** The outline of a shirt, and of anything else. */
const OUTLINES = {
  shoulders:
    'M-40-140C-70-134-118-118-156-44L-116-22 -102-50 -100 144C-50 156 50 156 100 144L102-50 116-22 156-44C118-118 70-134 40-140C28-108-28-108-40-140Z',
  top: 'M0-168C60-168 104-128 104-66V148H-104V-66C-104-128-60-168 0-168Z',
}

function ProductOutline({ hangsBy }: Pick<MerchItem, 'hangsBy'>) {
  return (
    <svg className={styles.outline} viewBox="-178 -182 356 364" aria-hidden="true">
      <path d={OUTLINES[hangsBy]} />
    </svg>
  )
}
