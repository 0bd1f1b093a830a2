import type { ComponentProps } from 'react'

type Props = Omit<ComponentProps<'a'>, 'target' | 'rel'> & { href: string }

const WHERE_TO = ', opens in a new tab'

/** Opens a new tab, says so to screen readers, and sends no referrer. */
export function ExternalLink({ 'aria-label': name, children, ...rest }: Props) {
  return (
    <a {...rest} aria-label={name && name + WHERE_TO} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="visuallyHidden">{WHERE_TO}</span>
    </a>
  )
}
