import { useEffect } from 'react'
import { Outlet, useLocation, useNavigate } from 'react-router-dom'
import { useIsHydrated, useReadOnce } from '@/shared/hooks/useIsHydrated'
import { paths } from '@/shared/paths'
import { notify } from '@/shared/ui/toast/notify'
import { Skeleton } from '@/shared/ui/status/Skeleton'
import { storedSession, useSession } from '@/state/session'
import { Redirect } from './Redirect'

/** Spec §2: a signed-out user who opens a protected screen sees a message and goes to /signin. */
export function SignedInOnly() {
  const { isLoggedIn, ending } = useSession()
  const isHydrated = useIsHydrated()
  if (isLoggedIn) return <Outlet />
  // A prerendered page does not know yet whether the user is signed in.
  if (!isHydrated) return <Skeleton />
  // The session has just ended: its own message was shown, so the user is not asked to sign in again.
  if (ending === 'expired-in-background') return <Redirect to={paths.signIn} />
  return ending ? <Skeleton /> : <AskToSignIn />
}

function AskToSignIn() {
  useEffect(() => {
    notify.error('Please Sign-in to continue', { id: 'session' })
  }, [])
  return <Redirect to={paths.signIn} />
}

/** Spec §2: signed-in users go to /dashboard. Checked on arrival only: after a sign-in the screen itself redirects. */
export function SignedOutOnly() {
  // The key makes each of the three screens a new arrival.
  return <RedirectIfSignedIn key={useLocation().pathname} />
}

function RedirectIfSignedIn() {
  const cameSignedIn = useReadOnce(() => storedSession.get() !== null)
  return cameSignedIn ? <Redirect to={paths.dashboard} /> : <Outlet />
}

/**
 * Redirects when the session has ended: home after a logout, /signin when it expired (Spec §2). If a background request
 * found that it expired, the user stays on a public page. `isGuarded`: the page needs a session.
 */
export function useSessionEnding({ isGuarded }: { isGuarded: boolean }) {
  const { ending, acknowledgeEnding } = useSession()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (!ending) return
    const target = ending === 'logout' ? paths.home : paths.signIn
    const isInBackground = ending === 'expired-in-background'
    // Acknowledge only on arrival: before that, the guard of the old screen would show its message, too. A user who
    // stays on a public page has arrived; the next guarded screen asks to sign in.
    if (pathname === target || (isInBackground && !isGuarded)) acknowledgeEnding()
    else if (!isInBackground) void navigate(target, { replace: ending === 'expired' && isGuarded })
  }, [ending, acknowledgeEnding, navigate, pathname, isGuarded])
}
