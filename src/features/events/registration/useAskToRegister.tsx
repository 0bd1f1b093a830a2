import { Link } from 'react-router-dom'
import { paths } from '@/shared/paths'
import { notify } from '@/shared/ui/toast/notify'
import { useSession } from '@/state/session'
import { useEventParam } from '../useEventParam'

const TOAST = 'sign-in-to-register'

/** Opens the registration. A signed-out user gets a link to sign in (Spec §4). */
export function useAskToRegister() {
  const { isLoggedIn } = useSession()
  const { register } = useEventParam()
  return (eventId: number) => {
    if (isLoggedIn) return register(eventId)
    notify.error(<SignInToast />, { id: TOAST })
  }
}

function SignInToast() {
  return (
    <>
      <p>Please Sign in to Register</p>
      <Link className="link" to={paths.signIn} onClick={() => notify.dismiss(TOAST)}>
        Sign In
      </Link>
    </>
  )
}
