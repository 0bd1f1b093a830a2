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
import { readUser, type Session, type User } from '@/api/profile'
import { fieldsOf, textOf } from '@/shared/lib/parse'
import { createStored } from '@/shared/storage/createStored'
import { useStored } from '@/shared/storage/useStored'
import { notify } from '@/shared/ui/toast/notify'
import { handOverDrafts, VISITOR } from './drafts'
import { endedSession, recordEndedSession, removeOldEndedSession } from './endedSession'
import { forgetPayments, removeOldPayments } from './handedOffPayments'
import { keepOfflineCopiesOf } from './offlineCopies'
import { otpRequest } from './otpRequest'
import { keepPlayerNameOf } from './playerName'
import { keepRefusedTeamOf } from './refusedTeam'

/** Spec §4: the toast shows 1 s after a logout, and the flag clears after 10 s. */
const LOGOUT_TOAST_AFTER_MS = 1_000
const LOGOUT_FLAG_CLEARS_AFTER_MS = 10_000

/** Spec §3: a user is signed in if user data are stored. */
export const storedSession = createStored<Session | null>({
  key: 'userData',
  fallback: null,
  read(value) {
    const { token, user } = fieldsOf(value)
    const session = { token: textOf(token), user: readUser(user) }
    return session.token && session.user.sfId ? session : undefined
  },
})

export const PLEASE_SIGN_IN = 'Please Sign-in to continue'

/** Also sees a change that another tab has made a moment ago. */
export function currentSession(): Session | null {
  storedSession.adopt()
  return storedSession.get()
}

/** Call it before the first render. */
export function startSession() {
  removeOldEndedSession()
  removeOldPayments()
  handleChange()
  // Must be the first listener, or a screen would render data of an earlier user.
  storedSession.subscribe(handleChange)
}

/** Runs when the page opens, and when the session changes in any tab. */
function handleChange() {
  const user = storedSession.get()?.user.sfId ?? VISITOR
  // Another tab may have called `recordEndedSession` a moment ago.
  endedSession.adopt()
  const ended = endedSession.get()
  handOverDrafts(user, ended)
  keepOfflineCopiesOf(user)
  keepPlayerNameOf(user)
  keepRefusedTeamOf(user)
  if (user !== VISITOR) otpRequest.set(null)
  if (user !== VISITOR && ended) endedSession.set(null)
}

/**
 * Organisers may correct a name or an email, so each fetched profile updates the stored user. Empty fields of the profile
 * change nothing. The SF ID and the id never change.
 */
export function updateUser(token: string, profile: User) {
  const given = Object.fromEntries(Object.entries(profile).filter(([, text]) => text !== ''))
  // Another tab may have signed out a moment ago.
  storedSession.update((session) => {
    if (session?.token !== token) return session
    const { sfId, id } = session.user
    const user = { ...session.user, ...given, sfId, id: id || profile.id }
    return JSON.stringify(user) === JSON.stringify(session.user) ? session : { token, user }
  })
}

/** app/guards.tsx redirects according to it. */
type Ending = 'logout' | 'expired' | 'expired in the background'

type SessionState = {
  session: Session | null
  isLoggedIn: boolean
  /** `null` if no session has ended in this tab since the last sign-in. */
  ending: Ending | null
  signIn: (session: Session) => void
  logout: () => void
  /**
   * Several requests may report that the session of a token has ended. Only the first report counts.
   * After a report in the background, the user stays on a public page.
   */
  expire: (token: string, options?: { isBackground: boolean }) => void
}

const SessionContext = createContext<SessionState | null>(null)

export function SessionProvider({ children }: { children: ReactNode }) {
  const session = useStored(storedSession)
  const [ending, setEnding] = useState<Ending | null>(null)
  const notifyLogout = useLogoutToast()
  // A sign-in in another tab also resets `ending`.
  const [lastSession, setLastSession] = useState(session)
  if (session !== lastSession) {
    setLastSession(session)
    if (session) setEnding(null)
  }

  const signIn = useCallback((next: Session) => storedSession.set(next), [])

  const logout = useCallback(() => {
    // Another tab may have changed the session since the last render.
    const sfId = currentSession()?.user.sfId
    if (sfId) forgetPayments(sfId)
    setEnding('logout')
    storedSession.set(null)
    notifyLogout()
  }, [notifyLogout])

  const expire = useCallback((token: string, { isBackground } = { isBackground: false }) => {
    // The session may have changed since the last render.
    const current = storedSession.get()
    if (current?.token !== token) return
    recordEndedSession(current.user)
    setEnding(isBackground ? 'expired in the background' : 'expired')
    storedSession.set(null)
    notify.error('Login Again to continue', { id: 'session' })
  }, [])

  const value = useMemo(() => {
    const isLoggedIn = session !== null
    return { session, isLoggedIn, ending, signIn, logout, expire }
  }, [session, ending, signIn, logout, expire])
  return <SessionContext value={value}>{children}</SessionContext>
}

function useLogoutToast() {
  const shownAt = useRef(-Infinity)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return useCallback(() => {
    if (Date.now() - shownAt.current < LOGOUT_FLAG_CLEARS_AFTER_MS) return
    shownAt.current = Date.now()
    timer.current = setTimeout(
      () => notify.success('Logged out successfully', { id: 'logout' }),
      LOGOUT_TOAST_AFTER_MS,
    )
  }, [])
}

export function useSession(): SessionState {
  const state = use(SessionContext)
  if (!state) throw new Error('useSession needs <SessionProvider> above it; see app/App.tsx')
  return state
}

export function useCurrentSession(): Session {
  const { session } = useSession()
  if (!session)
    throw new Error('useCurrentSession is for screens behind SignedInOnly; see app/guards.tsx')
  return session
}
