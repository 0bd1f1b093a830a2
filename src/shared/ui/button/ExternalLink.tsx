import type { ComponentProps } from 'react'

type Props = Omit<ComponentProps<'a'>, 'target' | 'rel'> & { href: string }

const WHERE_TO = ', opens in a new tab'

/** A link out of this site: it opens a tab of its own, says so, and tells the other site nothing of this one. */
export function ExternalLink({ 'aria-label': name, children, ...rest }: Props) {
  return (
    <a {...rest} aria-label={name && name + WHERE_TO} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="visuallyHidden">{WHERE_TO}</span>
    </a>
  )
}
