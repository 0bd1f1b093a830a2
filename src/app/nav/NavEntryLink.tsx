import type { MouseEvent, ReactNode, Ref } from 'react'
import { useLocation } from 'react-router-dom'
import type { NavEntry } from '@/content/nav'
import { useReturnState } from '@/blocks/useReturnState'
import { paths } from '@/festival/paths'
import { Icon } from '@/shared/ui/Icon'
import { ExternalLink } from '@/shared/ui/button/ButtonLink'
import { SiteLink } from '@/shared/ui/modal/SiteLink'
import { useSession } from '@/state/session'
import { screenAt } from '../screens'

type Props = {
  entry: NavEntry
  className?: string | undefined
  ref?: Ref<HTMLAnchorElement> | undefined
  onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
  children?: ReactNode
}

export function NavEntryLink({ entry, children, ...rest }: Props) {
  const { to, href, isCurrent } = useNavLink(entry)
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
    <SiteLink {...rest} to={to ?? ''} aria-current={isCurrent ? 'page' : undefined}>
      {children}
      <span>{entry.text}</span>
    </SiteLink>
  )
}

export function useNavLink(entry: NavEntry) {
  const { isLoggedIn } = useSession()
  const { pathname } = useLocation()
  if ('href' in entry) return { href: entry.href, isCurrent: false }
  const path = paths[entry.page]
  const signedInTo = screenAt(path)?.signedInPath
  return {
    to: isLoggedIn ? (signedInTo ?? path) : path,
    isCurrent: screenAt(pathname)?.nav === entry.page,
  }
}

/** None of the ten links of Spec §2 leads to the dashboard or to sign-in. */
export function useAccountLink() {
  const { isLoggedIn } = useSession()
  const state = useReturnState()
  return isLoggedIn
    ? { to: paths.dashboard, text: 'Dashboard' }
    : { to: paths.signIn, state, text: 'Sign In' }
}
