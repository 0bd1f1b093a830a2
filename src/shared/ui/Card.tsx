import type { HTMLAttributes } from 'react'
import type { Rim, Tone } from '@/theme/roles'
import styles from './Card.module.css'

type Props = HTMLAttributes<HTMLElement> & {
  as?: 'div' | 'section' | 'article' | 'aside' | 'li'
  rim?: Rim
  /** A small card has a narrow rim. */
  size?: 'small'
  tone?: Tone
}

export function Card({
  as: Tag = 'div',
  rim = 1,
  size,
  tone = 'light',
  className = '',
  ...rest
}: Props) {
  return (
    <Tag
      {...rest}
      className={`${styles.card} ${className}`}
      data-rim={rim}
      data-rim-size={size}
      data-tone={tone}
    />
  )
}
