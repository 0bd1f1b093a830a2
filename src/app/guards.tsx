import { useEffect, useEffectEvent, useState } from 'react'
import { Outlet, useLocation, useNavigate } from 'react-router-dom'
import { useIsHydrated, useReadOnce } from '@/shared/hooks/useIsHydrated'
import { decodedPath } from '@/shared/lib/decodedPath'
import { returnTo } from '@/blocks/useReturnState'
import { paths } from '@/festival/paths'
import { notify } from '@/shared/ui/toast/notify'
import { Skeleton } from '@/shared/ui/status/Skeleton'
import { PLEASE_SIGN_IN, storedSession, useSession } from '@/state/session'
import { Redirect } from './Redirect'
import { screenAt } from './screens'

/** Spec §2: sends a signed-out user to /signin with a message, and to the home page after a logout. */
export function SignedInOnly() {
  const { isLoggedIn, ending } = useSession()
  const location = useLocation()
  const isHydrated = useIsHydrated()
  // If the session ended on one of these screens, its end has shown a message already.
  const [wasLoggedIn, setWasLoggedIn] = useState(isLoggedIn)
  if (isLoggedIn && !wasLoggedIn) setWasLoggedIn(true)

  if (isLoggedIn) return <Outlet />
  // Before hydration nobody knows whether the user is signed in.
  if (!isHydrated) return <Skeleton />
  if (wasLoggedIn && ending === 'logout') return <Redirect to={paths.home} />
  return (
    <>
      {!(wasLoggedIn && ending) && <AskToSignIn />}
      <Redirect to={paths.signIn} state={returnTo(location)} />
    </>
  )
}

function AskToSignIn() {
  useEffect(() => {
    notify.error(PLEASE_SIGN_IN, { id: 'session' })
  }, [])
  return null
}

/** Spec §2: sends signed-in users to /dashboard. After a sign-in on one of these screens, the screen itself redirects. */
export function SignedOutOnly() {
  // The key repeats the check for each of the three screens.
  return <RedirectIfSignedIn key={useLocation().pathname} />
}

function RedirectIfSignedIn() {
  // Before hydration `useSession` has no session, so this reads the store.
  const cameSignedIn = useReadOnce(() => storedSession.get() !== null)
  return cameSignedIn ? <Redirect to={paths.dashboard} /> : <Outlet />
}

/** Spec §2: unknown addresses lead to `/`. A chat may add punctuation to a link: `/faqs).` leads to `/faqs`. */
export function UnknownAddress() {
  const { pathname, search, hash } = useLocation()
  const meant = decodedPath(pathname).replace(/[^\p{L}\p{N}]+$/u, '')
  if (meant === '' || !screenAt(meant)) return <Redirect to={paths.home} />
  return <Redirect to={{ pathname: meant, search, hash }} />
}

/**
 * Spec §2: leads from a public page to /signin when a request finds that the session has ended. After a request in the
 * background the user stays. On guarded screens `SignedInOnly` redirects.
 */
export function useSessionEnding({ isGuarded }: { isGuarded: boolean }) {
  const { ending } = useSession()
  const location = useLocation()
  const navigate = useNavigate()
  const leave = useEffectEvent(() => {
    if (!isGuarded) void navigate(paths.signIn, { state: returnTo(location) })
  })
  useEffect(() => {
    if (ending === 'expired') leave()
  }, [ending])
}
