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
          <ProductOutline outline={item.outline} />
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

function ProductOutline({ outline }: Pick<MerchItem, 'outline'>) {
  return (
    <svg className={styles.outline} viewBox="-178 -182 356 364" aria-hidden="true">
      <path d={outline} />
    </svg>
  )
}
