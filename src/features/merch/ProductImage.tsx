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
          <ProductOutline category={item.category} />
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

const TSHIRT =
  'M-40-140C-70-134-118-118-156-44L-116-22 -102-50 -100 144C-50 156 50 156 100 144L102-50 116-22 156-44C118-118 70-134 40-140C28-108-28-108-40-140Z'
const HOODIE =
  'M-46-104C-100-92-138-30-146 112L-108 116C-106 60-104 40-98 20L-96 148C-50 158 50 158 96 148L98 20C104 40 106 60 108 116L146 112C138-30 100-92 46-104C66-170-66-170-46-104ZM-46-104C-34-84-14-72 0-66C14-72 34-84 46-104'

function ProductOutline({ category }: Pick<MerchItem, 'category'>) {
  return (
    <svg className={styles.outline} viewBox="-178 -182 356 364" aria-hidden="true">
      <path d={category === 'hoodie' ? HOODIE : TSHIRT} />
    </svg>
  )
}
