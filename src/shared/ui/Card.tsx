import type { HTMLAttributes } from 'react'
import styles from './Card.module.css'

type Props = HTMLAttributes<HTMLElement> & {
  as?: 'div' | 'section' | 'article' | 'aside' | 'li'
  /** The painted frames are for large cards, `thin` for small ones. `thin-night` is a dark panel. */
  frame?: PaintedFrame | 'thin' | `thin-${'vermilion' | 'teal' | 'pink' | 'night'}`
}

export type PaintedFrame = 'vermilion' | 'teal' | 'turmeric' | 'pink'

export function Card({ as: Tag = 'div', frame = 'vermilion', className = '', ...rest }: Props) {
  return (
    <Tag
      {...rest}
      className={`${styles.card} ${className}`}
      data-frame={frame}
      data-ground={frame === 'thin-night' ? 'dark' : 'light'}
    />
  )
}
