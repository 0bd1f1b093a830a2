import type { ComponentProps } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import { type ButtonStyleProps, ButtonContent } from './Button'
import styles from './Button.module.css'
import { ExternalLink } from './ExternalLink'

type Props = ButtonStyleProps & (LinkProps | ComponentProps<typeof ExternalLink>)

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
  const face = <ButtonContent>{children}</ButtonContent>
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
