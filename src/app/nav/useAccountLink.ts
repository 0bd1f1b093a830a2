import { paths } from '@/shared/paths'
import { useSession } from '@/state/session'

/** One's own door, shown on every page but home: the ten links of Spec §2 lead neither to the dashboard nor to signing in. */
export function useAccountLink() {
  const { isLoggedIn } = useSession()
  return isLoggedIn
    ? { to: paths.dashboard, text: 'Dashboard' }
    : { to: paths.signIn, text: 'Sign In' }
}
