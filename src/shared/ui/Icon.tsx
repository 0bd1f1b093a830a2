import type { ComponentProps } from 'react'
import styles from './Icon.module.css'

type Sign = 'alert' | 'calendar' | 'eye' | 'eye-shut' | 'map-pin' | 'person' | 'star'
type Move = 'arrow-left' | 'arrow-right' | 'arrow-up' | 'back' | 'chevron-down' | 'external-link'
type Tool = 'check' | 'close' | 'copy' | 'minus' | 'plus' | 'remove' | 'search' | 'share' | 'turn'
type Social = `social-${'facebook' | 'instagram' | 'linkedin' | 'x' | 'youtube'}`

export type IconName = Sign | Move | Tool | Social | 'cart' | 'pause' | 'play'

/** Icons are decorative: the control around has the accessible name. The build copies `icons.svg` into each HTML file. */
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
