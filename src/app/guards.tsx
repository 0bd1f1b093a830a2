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

/** Spec §2: a signed-out user who opens a protected screen sees a message and goes to /signin; after a Logout, home. */
export function SignedInOnly() {
  const { isLoggedIn, ending } = useSession()
  const location = useLocation()
  const isHydrated = useIsHydrated()
  // Whether the session has ended while one of these screens was open. Then its own message was shown already.
  const [wasLoggedIn, setWasLoggedIn] = useState(isLoggedIn)
  if (isLoggedIn && !wasLoggedIn) setWasLoggedIn(true)

  if (isLoggedIn) return <Outlet />
  // A prerendered page does not know yet whether the user is signed in.
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

/** Spec §2: signed-in users go to /dashboard. Checked on arrival only: after a sign-in the screen itself redirects. */
export function SignedOutOnly() {
  // The key makes each of the three screens a new arrival.
  return <RedirectIfSignedIn key={useLocation().pathname} />
}

function RedirectIfSignedIn() {
  // The store, because on arrival a prerendered page has no session yet.
  const cameSignedIn = useReadOnce(() => storedSession.get() !== null)
  return cameSignedIn ? <Redirect to={paths.dashboard} /> : <Outlet />
}

/** Spec §2: any other address leads to `/`; a link that a chat has joined with what follows it, as in `/faqs).`, to its page. */
export function UnknownAddress() {
  const { pathname, search, hash } = useLocation()
  const meant = decodedPath(pathname).replace(/[^\p{L}\p{N}]+$/u, '')
  if (meant === '' || !screenAt(meant)) return <Redirect to={paths.home} />
  return <Redirect to={{ pathname: meant, search, hash }} />
}

/**
 * Leads from a public page to /signin when a request there finds that the session has ended (Spec §2). If it was a request
 * in the background, the user stays. `isGuarded`: `SignedInOnly` redirects.
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
