import type { ReactNode, Ref } from 'react'
import { Link } from 'react-router-dom'
import type { NavEntry } from '@/content/nav'
import { ExternalLink } from '@/shared/ui/button/ExternalLink'
import { Icon } from '@/shared/ui/Icon'
import { useNavLink } from './useNavLink'

type Props = {
  entry: NavEntry
  className?: string | undefined
  ref?: Ref<HTMLAnchorElement> | undefined
  children?: ReactNode
}

export function NavEntryLink({ entry, children, ...rest }: Props) {
  const { to, href, signedInTo, isCurrent } = useNavLink(entry)
  if (href)
    return (
      <ExternalLink {...rest} href={href}>
        {children}
        <span>
          {entry.text}
          <Icon name="external-link" />
        </span>
      </ExternalLink>
    )
  return (
    <Link
      {...rest}
      to={to ?? ''}
      data-signed-in={signedInTo}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {children}
      <span>{entry.text}</span>
    </Link>
  )
}
