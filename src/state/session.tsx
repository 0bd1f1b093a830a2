import {
  createContext,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import { readUser, type Session } from '@/api/accounts'
import { useStored } from '@/shared/storage/useStored'
import { createStored } from '@/shared/storage/createStored'
import { removeOldDrafts } from '@/shared/storage/drafts'
import { endedSession, forgetLastPerson, removeExpiredPass } from '@/shared/storage/forgetPerson'
import { fieldsOf, textOf } from '@/shared/lib/parse'
import { notify } from '@/shared/ui/toast/notify'
import { handOverCheckout } from './checkoutDraft'
import { forgetPayments, removeOldPayments } from './handedOffPayments'

/** Spec §4: after a logout the toast shows after 1 s, and the flag clears after 10 s. */
const LOGOUT_TOAST_AFTER_MS = 1_000
const LOGOUT_FLAG_CLEARS_AFTER_MS = 10_000

/** Spec §3: the user is signed in if user data is stored. */
export const storedSession = createStored<Session | null>({
  key: 'userData',
  fallback: null,
  read(value) {
    const { token, user } = fieldsOf(value)
    const session = { token: textOf(token), user: readUser(user) }
    return session.token && session.user.sfId ? session : undefined
  },
})

/** How the session ended in this tab; app/guards.tsx redirects accordingly. */
type Ending = 'logout' | 'expired' | 'expired-in-background' | null

type SessionState = {
  session: Session | null
  isLoggedIn: boolean
  ending: Ending
  acknowledgeEnding: () => void
  signIn: (session: Session) => void
  logout: () => void
  /** This token's session has ended. Several requests may report it: only the first counts. In the background, users
   * on a public page are left where they are. */
  expire: (token: string, options?: { isBackground: boolean }) => void
}

const SessionContext = createContext<SessionState | null>(null)

export function SessionProvider({ children }: { children: ReactNode }) {
  const session = useStored(storedSession)
  const [ending, setEnding] = useState<Ending>(null)
  const loggedOutAt = useRef(-Infinity)
  const logoutToast = useRef<ReturnType<typeof setTimeout>>(undefined)

  const signIn = useCallback((next: Session) => storedSession.set(next), [])

  const logout = useCallback(() => {
    setEnding('logout')
    const current = storedSession.get()
    if (current) forgetPayments(current.user.sfId)
    storedSession.set(null)
    if (Date.now() - loggedOutAt.current < LOGOUT_FLAG_CLEARS_AFTER_MS) return
    loggedOutAt.current = Date.now()
    const message = 'Logged out successfully'
    logoutToast.current = setTimeout(
      () => notify.success(message, { id: 'logout' }),
      LOGOUT_TOAST_AFTER_MS,
    )
  }, [])

  const expire = useCallback((token: string, { isBackground } = { isBackground: false }) => {
    const current = storedSession.get()
    if (current?.token !== token) return
    const { sfId, name } = current.user
    // First, so that other tabs know that this is no Logout.
    endedSession.set({ sfId, name, at: Date.now() })
    setEnding(isBackground ? 'expired-in-background' : 'expired')
    storedSession.set(null)
    notify.error('Login Again to continue', { id: 'session' })
  }, [])

  const acknowledgeEnding = useCallback(() => setEnding(null), [])

  useEffect(() => () => clearTimeout(logoutToast.current), [])
  useEffect(() => storedSession.subscribe(changeHands), [])

  const value = useMemo(() => {
    const isLoggedIn = session !== null
    return { session, isLoggedIn, ending, acknowledgeEnding, signIn, logout, expire }
  }, [session, ending, acknowledgeEnding, signIn, logout, expire])
  return <SessionContext value={value}>{children}</SessionContext>
}

/** Called when the page starts, before it renders: no screen shows what was meant for an earlier user. */
export function startSession() {
  removeExpiredPass()
  removeOldDrafts()
  removeOldPayments()
  changeHands()
}

/** At the moment of a sign-in, a sign-out or an expiry, here or in another tab: before anything renders the new session. */
function changeHands() {
  const sfId = storedSession.get()?.user.sfId
  forgetLastPerson(sfId)
  if (sfId) handOverCheckout(sfId)
}

export function useSession(): SessionState {
  const state = use(SessionContext)
  if (!state)
    throw new Error('useSession needs <SessionProvider> above it; see app/FestProvider.tsx')
  return state
}

/** For guarded screens, which always have a session. */
export function useCurrentSession(): Session {
  const { session } = useSession()
  if (!session)
    throw new Error('useCurrentSession is for screens behind SignedInOnly; see app/guards.tsx')
  return session
}
