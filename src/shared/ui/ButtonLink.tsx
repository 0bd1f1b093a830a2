import { Link, type LinkProps } from 'react-router-dom'
import type { ButtonLook } from './Button'
import { ButtonFace } from './ButtonFace'
import styles from './Button.module.css'

/** A link that looks like a button. `to` may be a path of the site or a whole address. */
export function ButtonLink({
  variant = 'primary',
  size,
  wide,
  className = '',
  children,
  ...rest
}: LinkProps & ButtonLook) {
  return (
    <Link
      {...rest}
      className={`${styles.button} ${className}`}
      data-variant={variant}
      data-size={size}
      data-wide={wide}
    >
      <ButtonFace>{children}</ButtonFace>
    </Link>
  )
}
