import { paths } from '@/shared/paths'
import { useSession } from '@/state/session'

/** The ten links of Spec §2 lead neither to the dashboard nor to sign-in: this one does, on every page. */
export function useAccountLink() {
  const { isLoggedIn } = useSession()
  return isLoggedIn
    ? { to: paths.dashboard, text: 'Dashboard' }
    : { to: paths.signIn, text: 'Sign In' }
}
