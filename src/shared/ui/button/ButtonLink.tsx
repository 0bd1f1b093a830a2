import type { ComponentProps } from 'react'
import type { LinkProps } from 'react-router-dom'
import { Icon } from '../Icon'
import { SiteLink } from '../modal/SiteLink'
import { ButtonContent, styleAttributes, type ButtonStyleProps } from './Button'
import styles from './ButtonLink.module.css'

type Props = ButtonStyleProps & (LinkProps | ComponentProps<typeof ExternalLink>)

/** `to` is a path of this site, `href` leads to another site. */
export function ButtonLink({ children, ...rest }: Props) {
  const face = <ButtonContent>{children}</ButtonContent>
  if ('href' in rest) return <ExternalLink {...styleAttributes(rest)}>{face}</ExternalLink>
  return <SiteLink {...styleAttributes(rest)}>{face}</SiteLink>
}

type ExternalProps = Omit<ComponentProps<'a'>, 'target' | 'rel'> & { href: string }

const WHERE_TO = ', opens in a new tab'

/** Opens a new tab, and tells screen readers so. */
export function ExternalLink({ 'aria-label': name, children, ...rest }: ExternalProps) {
  return (
    <a {...rest} aria-label={name && name + WHERE_TO} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="visuallyHidden">{WHERE_TO}</span>
    </a>
  )
}

type NewTabProps = { href: string; of: string; className?: string; textClassName?: string }

/** For a page that is also in a frame: its site may refuse that, or be slow. `of` is the name for screen readers. */
export function NewTabLink({ href, of, className = '', textClassName }: NewTabProps) {
  return (
    <a
      className={`link ${styles.newTab} ${className}`}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
    >
      <span className={textClassName}>Open in a new tab</span>
      <Icon name="external-link" />
      <span className="visuallyHidden">: {of}</span>
    </a>
  )
}
