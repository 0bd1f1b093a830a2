import { useLocation } from 'react-router-dom'
import type { NavEntry } from '@/content/nav'
import { paths } from '@/shared/paths'
import { useSession } from '@/state/session'
import { screenAt } from '../screens'

export function useNavLink(entry: NavEntry) {
  const { isLoggedIn } = useSession()
  const { pathname } = useLocation()
  if ('href' in entry) return { href: entry.href, isCurrent: false }
  const { page, signedInPage = page } = entry
  return {
    to: paths[isLoggedIn ? signedInPage : page],
    /** For `pointLinks`, where it differs. */
    signedInTo: signedInPage === page ? undefined : paths[signedInPage],
    isCurrent: screenAt(pathname)?.nav === page,
  }
}
