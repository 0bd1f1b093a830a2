import type { User } from '@/api/profile'
import { DAY_MS, MINUTE_MS } from '@/shared/lib/format'
import { ageOf, readTime } from '@/shared/lib/age'
import { COARSE_POINTER } from '@/shared/lib/mediaQueries'
import { fieldsOf, textOf } from '@/shared/lib/parse'
import { createStored } from '@/shared/storage/createStored'

/** How long the pass of an ended session is kept on a phone. */
const PASS_VALID_MS = 14 * DAY_MS
/** After this time, a different person may be using the browser. */
const SAME_PERSON_MS = 30 * MINUTE_MS

export type EndedSession = { sfId: string; name: string; at: number }

/**
 * The last session, if it ended by itself and not by a Logout: its drafts wait for its person in all tabs, and on a phone
 * their pass stays, because they still need it at the gate.
 */
export const endedSession = createStored<EndedSession | null>({
  key: 'last-pass',
  fallback: null,
  isSilent: true,
  read(value) {
    const { sfId, name, at } = fieldsOf(value)
    return textOf(sfId) ? { sfId: textOf(sfId), name: textOf(name), at: readTime(at) } : null
  },
})

/** To be called before the session is removed, so that all tabs know that this is no Logout. */
export function recordEndedSession({ sfId, name }: Pick<User, 'sfId' | 'name'>) {
  endedSession.set({ sfId, name: isTouchDevice() ? name : '', at: Date.now() })
}

/** The pass of the ended session, on phones only: a lab computer shows nobody's. */
export function passOf(ended: EndedSession | null, now: number): EndedSession | null {
  return ended && isTouchDevice() && isKept(ended, now) ? ended : null
}

export function removeOldEndedSession() {
  const ended = endedSession.get()
  if (ended && !isKept(ended)) endedSession.set(null)
  endedSession.rewrite()
}

/** Whether probably the same person still uses this browser. */
export function isSamePersonSince(at: number): boolean {
  return ageOf(at) < SAME_PERSON_MS
}

function isKept({ at }: EndedSession, now?: number): boolean {
  return ageOf(at, now) < (isTouchDevice() ? PASS_VALID_MS : SAME_PERSON_MS)
}

/** A phone or a tablet: a finger is its main pointer. */
function isTouchDevice(): boolean {
  return window.matchMedia(COARSE_POINTER).matches
}
