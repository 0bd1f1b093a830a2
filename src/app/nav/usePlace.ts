import { useLocation } from 'react-router-dom'
import type { NavEntry } from '@/content/nav'
import { paths, plainPath } from '@/shared/paths'
import { useSession } from '@/state/session'

/** Spec §2: what a link stands for besides its own address and all that lies below it. */
const families: Partial<Record<string, readonly string[]>> = {
  accommodation: [
    paths.accommodationRules,
    paths.accommodationFaq,
    paths.accommodationMap,
    paths.contingent,
  ],
  merchandise: [paths.cart],
  games: [paths.leaderboard('witch'), paths.leaderboard('cans')],
}

/** Where a link of the navigation leads, and whether it stands for the page that is shown. */
export function usePlace(entry: NavEntry) {
  const { isLoggedIn } = useSession()
  const here = plainPath(useLocation().pathname)
  if ('href' in entry) return { href: entry.href, isCurrent: false }
  const { page, signedInPage = page } = entry
  const family = [paths[page], ...(families[page] ?? [])]
  return {
    to: paths[isLoggedIn ? signedInPage : page],
    isCurrent: family.some((address) => isAtOrBelow(here, address)),
  }
}

function isAtOrBelow(here: string, address: string) {
  return here === address || (address !== paths.home && here.startsWith(`${address}/`))
}
