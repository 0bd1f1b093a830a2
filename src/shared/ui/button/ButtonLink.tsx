import type { ComponentProps } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import type { ButtonLook } from './Button'
import { ButtonFace } from './ButtonFace'
import styles from './Button.module.css'
import { ExternalLink } from './ExternalLink'

type Props = ButtonLook & (LinkProps | ComponentProps<typeof ExternalLink>)

/** `to` is a path of the site, `href` leads out of it. */
export function ButtonLink({
  variant = 'primary',
  size,
  wide,
  className = '',
  children,
  ...rest
}: Props) {
  const look = {
    className: `${styles.button} ${className}`,
    'data-variant': variant,
    'data-size': size,
    'data-wide': wide,
  }
  const face = <ButtonFace>{children}</ButtonFace>
  if ('href' in rest)
    return (
      <ExternalLink {...rest} {...look}>
        {face}
      </ExternalLink>
    )
  return (
    <Link {...rest} {...look}>
      {face}
    </Link>
  )
}
