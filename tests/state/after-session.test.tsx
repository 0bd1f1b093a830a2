import { expect, test, vi } from 'vitest'
import { act, render, renderHook, screen } from '@testing-library/react'
import { readUser } from '@/api/profile'
import { draftOf, storeDraft, VISITOR } from '@/state/drafts'
import { endedSession, recordEndedSession } from '@/state/endedSession'
import { offlineCopies } from '@/state/offlineCopies'
import { otpRequest, requestNow } from '@/state/otpRequest'
import { refusedTeam } from '@/state/refusedTeam'
import { storedPlayerName } from '@/state/playerName'
import {
  SessionProvider,
  startSession,
  storedSession,
  updateUser,
  useSession,
} from '@/state/session'
import { Toaster } from '@/shared/ui/toast/Toaster'
import { setViewport } from '../viewport'

/* What stays in the browser, and for whom, when the session changes: in this tab, in another one, or before the page opens. */

const MINUTE_MS = 60_000
const ASHA = 'SF00007'
const RIYA = 'SF00008'
const typed = { name: 'Sample Student' }

const signIn = (sfId: string, user: object = {}) =>
  storedSession.set({ token: `token of ${sfId}`, user: readUser({ sfId, id: 7, ...user }) })
const logOut = () => storedSession.set(null)
const expire = (sfId: string) => {
  recordEndedSession({ sfId, name: 'Asha' })
  storedSession.set(null)
}
const fieldsOf = (owner: string) => draftOf(owner, 'checkout').get()?.fields

/** Asha has signed in and typed something. */
function useAsAsha() {
  vi.useFakeTimers()
  startSession()
  signIn(ASHA)
  storeDraft(ASHA, 'checkout', typed)
}

test.each([
  ['the same person within half an hour finds them', ASHA, 29, typed],
  ['the same person after that does not', ASHA, 30, undefined],
  ['another person does not, nor does the first one after them', RIYA, 1, undefined],
])('drafts wait when a session ends by itself: %s (Spec §8)', (_, next, minutes, expected) => {
  useAsAsha()
  expire(ASHA)
  startSession() // a reload on /signin
  vi.advanceTimersByTime(minutes * MINUTE_MS)
  signIn(next)
  expect(fieldsOf(next)).toBe(next === RIYA ? undefined : expected)
  expect(fieldsOf(ASHA)).toEqual(expected)
})

test('the last refused team goes with its person, and a request for an OTP with the sign-in', () => {
  useAsAsha()
  refusedTeam.set({ sfId: ASHA, eventId: 1, reason: 'No', team: { members: '[]', pasted: 'x' } })
  startSession() // a reload
  expect(refusedTeam.get()?.eventId).toBe(1)
  logOut()
  expect(refusedTeam.get()).toBeNull()
  otpRequest.set(requestNow('student@festival.test'))
  startSession()
  expect(otpRequest.get()?.email).toBe('student@festival.test')
  signIn(ASHA)
  expect(otpRequest.get()).toBeNull()
})

test('a Logout removes the drafts, also in a tab that is opened again later', () => {
  useAsAsha()
  logOut()
  expect(fieldsOf(ASHA)).toBeUndefined()
  // A tab that slept meanwhile still has them in its storage.
  storeDraft(ASHA, 'checkout', typed)
  startSession()
  expect(fieldsOf(ASHA)).toBeUndefined()
})

test.each([
  [29, true],
  [30, false],
])(
  'a visitor who signs in %d minutes after the last change keeps the draft: %s',
  (minutes, isKept) => {
    vi.useFakeTimers()
    startSession()
    storeDraft(VISITOR, 'checkout', typed)
    vi.advanceTimersByTime(minutes * MINUTE_MS)
    signIn(ASHA)
    expect(fieldsOf(ASHA)).toEqual(isKept ? typed : undefined)
    expect(draftOf(ASHA, 'checkout').get()?.isVisitors).toBe(isKept || undefined)
    expect(fieldsOf(VISITOR)).toBeUndefined()
  },
)

test.each([
  ['a Logout', logOut],
  ['the end of the session', () => expire(ASHA)],
  ['the sign-in of somebody else', () => signIn(RIYA)],
])('after %s nothing of the last person is left but a pass', (_, end) => {
  useAsAsha()
  offlineCopies.set({ [ASHA]: { profile: { data: 1, at: 1 } } })
  storedPlayerName.set({ name: 'Nick', sfId: ASHA })
  end()
  expect(offlineCopies.get()).toEqual({})
  expect(storedPlayerName.get()).toBeNull()
})

test.each([
  ['a phone', true, 'Asha', 13 * 24 * 60],
  ['a computer', false, '', 29],
])(
  'the end of a session leaves a pass on %s (touch: %s), with the name “%s”',
  (_, touch, name, minutes) => {
    setViewport(1440, { touch })
    useAsAsha()
    expire(ASHA)
    vi.advanceTimersByTime(minutes * MINUTE_MS)
    startSession()
    expect(endedSession.get()).toMatchObject({ sfId: ASHA, name })
    vi.advanceTimersByTime(24 * 60 * MINUTE_MS)
    startSession()
    expect(endedSession.get()).toBeNull()
  },
)

test('the stored user follows the profile, field by field; the SF ID and the id stay (Spec §3)', () => {
  startSession()
  signIn(ASHA, { email: 'riya@gmail.con', mobile: '9000000000' })
  updateUser(
    `token of ${ASHA}`,
    readUser({ sfId: RIYA, id: 8, name: 'Riya', email: 'riya@gmail.com' }),
  )
  expect(storedSession.get()?.user).toEqual(
    readUser({ sfId: ASHA, id: 7, name: 'Riya', email: 'riya@gmail.com', mobile: '9000000000' }),
  )
  updateUser('the token of somebody else', readUser({ name: 'Somebody else' }))
  expect(storedSession.get()?.user.name).toBe('Riya')
})

test('what waits for its person is not replaced by what they begin to type anew', () => {
  useAsAsha()
  expire(ASHA)
  storeDraft(VISITOR, 'checkout', { name: 'S' })
  signIn(ASHA)
  expect(fieldsOf(ASHA)).toEqual(typed)
})

const message = () => screen.queryByText('Logged out successfully')
/** In steps, because what a timer renders sets the next one. */
function wait(ms: number) {
  for (let left = ms; left > 0; left -= 500)
    act(() => void vi.advanceTimersByTime(Math.min(500, left)))
}

test.each([
  [9_900, false],
  [10_000, true],
])('a second logout after %i ms has a toast of its own: %s (Spec §4, §9)', (ms, isShown) => {
  vi.useFakeTimers()
  render(<Toaster />)
  const { result } = renderHook(useSession, { wrapper: SessionProvider })
  const signInAndOut = () => {
    act(() => signIn(ASHA))
    act(() => result.current.logout())
  }
  signInAndOut()
  wait(ms)
  expect(message()).not.toBeInTheDocument()
  signInAndOut()
  wait(1_000)
  expect(message() !== null).toBe(isShown)
})
