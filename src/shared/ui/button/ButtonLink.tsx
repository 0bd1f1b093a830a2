import type { ComponentProps } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import { ButtonContent, looksOf, type ButtonStyleProps } from './Button'
import { ExternalLink } from './ExternalLink'

type Props = ButtonStyleProps & (LinkProps | ComponentProps<typeof ExternalLink>)

/** `to` is a path of the site, `href` leads out of it. */
export function ButtonLink({ children, ...rest }: Props) {
  const face = <ButtonContent>{children}</ButtonContent>
  if ('href' in rest) return <ExternalLink {...looksOf(rest)}>{face}</ExternalLink>
  return <Link {...looksOf(rest)}>{face}</Link>
}
