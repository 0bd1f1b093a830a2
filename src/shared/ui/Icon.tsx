import type { ComponentProps } from 'react'
import styles from './Icon.module.css'

export type IconName =
  | 'alert'
  | 'arrow-left'
  | 'arrow-right'
  | 'arrow-up'
  | 'back'
  | 'calendar'
  | 'cart'
  | 'check'
  | 'chevron-down'
  | 'close'
  | 'copy'
  | 'external-link'
  | 'eye'
  | 'eye-shut'
  | 'map-pin'
  | 'minus'
  | 'pause'
  | 'person'
  | 'play'
  | 'plus'
  | 'remove'
  | 'search'
  | 'share'
  | 'social-facebook'
  | 'social-instagram'
  | 'social-linkedin'
  | 'social-x'
  | 'social-youtube'
  | 'star'
  | 'turn'

/** Always decorative: the control itself has the name. Uses the text colour. The build puts `icons.svg` into documents. */
export function Icon({
  name,
  className = '',
  ...rest
}: ComponentProps<'svg'> & { name: IconName }) {
  return (
    <svg {...rest} className={`${styles.icon} ${className}`} viewBox="0 0 24 24" aria-hidden="true">
      <use href={`#icon-${name}`} />
    </svg>
  )
}
