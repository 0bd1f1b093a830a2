import { useEffect } from 'react'
import { Navigate, Outlet, useLocation, useNavigate } from 'react-router-dom'
import { useIsHydrated } from '@/shared/hooks/useIsHydrated'
import { useReadOnce } from '@/shared/hooks/useReadOnce'
import { paths } from '@/shared/paths'
import { notify } from '@/shared/ui/toast/notify'
import { Skeleton } from '@/shared/ui/status/Skeleton'
import { storedUserData, useSession } from '@/state/session'

/** Spec §2: a protected screen visited while signed out asks to sign in, and goes to /signin. */
export function SignedInOnly() {
  const { isLoggedIn, ending } = useSession()
  const isHydrated = useIsHydrated()
  if (isLoggedIn) return <Outlet />
  // A prerendered page does not know yet who reads it.
  if (!isHydrated) return <Skeleton />
  // A session that ended here is on its way to its own place, with its own words.
  if (ending === 'expired-in-background') return <Navigate to={paths.signIn} replace />
  return ending ? null : <AskToSignIn />
}

function AskToSignIn() {
  useEffect(() => {
    notify.error('Please Sign-in to continue', { id: 'session' })
  }, [])
  return <Navigate to={paths.signIn} replace />
}

/**
 * Spec §2: signed-in people who come to /signin, /signup or /forgot-password go to /dashboard. Judged on arrival:
 * who signs in on the screen itself is taken on by it, after its own delay.
 */
export function SignedOutOnly() {
  // Each of the three screens is an arrival of its own, also when people come from one of the others.
  return <SignedInSentOn key={useLocation().pathname} />
}

function SignedInSentOn() {
  const cameSignedIn = useReadOnce(() => storedUserData.get() !== null)
  return cameSignedIn ? <Navigate to={paths.dashboard} replace /> : <Outlet />
}

/**
 * Takes people on when their session has ended: home after a logout, to /signin when it expired (Spec §2). What was
 * found in the background moves nobody from a page that anybody may see; a page `isGuarded` when nobody can go back to
 * it once the session has ended.
 */
export function useSessionEnding({ isGuarded }: { isGuarded: boolean }) {
  const { ending, acknowledgeEnding } = useSession()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (!ending) return
    const target = ending === 'logout' ? paths.home : paths.signIn
    const isInBackground = ending === 'expired-in-background'
    // Acknowledged on arrival only: before it, the guard of the screen that is left would ask to sign in as well.
    // Whoever stays on a public page has arrived, and the next guarded screen asks.
    if (pathname === target || (isInBackground && !isGuarded)) acknowledgeEnding()
    else if (!isInBackground) void navigate(target, { replace: ending === 'expired' && isGuarded })
  }, [ending, acknowledgeEnding, navigate, pathname, isGuarded])
}
