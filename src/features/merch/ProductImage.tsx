import { useState } from 'react'
import type { MerchItem } from '@/content/merch'
import { ProductOutline } from './ProductOutline'
import styles from './ProductImage.module.css'

export type Side = 'front' | 'back'

type Props = {
  item: MerchItem
  side: Side
}

export function ProductImage({ item, side }: Props) {
  return (
    <span className={styles.image}>
      <Face
        key={item.imageFront}
        item={item}
        src={item.imageFront}
        words={`${item.name}, front: ${item.printFront}`}
        isShown={side === 'front'}
      />
      <Face
        key={item.imageBack}
        item={item}
        src={item.imageBack}
        words={`${item.name}, back: ${item.printBack}`}
        isShown={side === 'back'}
      />
    </span>
  )
}

type FaceProps = { item: MerchItem; src: string; words: string; isShown: boolean }

function Face({ item, src, words, isShown }: FaceProps) {
  const [isBroken, setIsBroken] = useState(false)
  return (
    <span className={styles.face} data-shown={isShown} aria-hidden={!isShown}>
      {isBroken ? (
        <span role="img" aria-label={words}>
          <ProductOutline category={item.category} />
        </span>
      ) : (
        <img
          src={src}
          alt={words}
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
