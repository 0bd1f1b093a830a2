import type { User } from '@/api/profile'
import { DAY_MS, MINUTE_MS } from '@/shared/lib/format'
import { ageOf, readTime } from '@/shared/lib/age'
import { COARSE_POINTER } from '@/shared/lib/mediaQueries'
import { fieldsOf, textOf } from '@/shared/lib/parse'
import { createStored } from '@/shared/storage/createStored'

/** On a phone, the pass of an ended session shows for this time. */
const PASS_VALID_MS = 14 * DAY_MS
/** After this time, another person may use the browser. */
const SAME_PERSON_MS = 30 * MINUTE_MS

export type EndedSession = { sfId: string; name: string; at: number }

/**
 * The last session, if it expired. After a logout it is `null`. The drafts of the session stay for the same user, and on a
 * phone the pass stays, because the user needs it at the gate.
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

/** Call it before the session is removed, so that other tabs do not take the end for a logout. */
export function recordEndedSession({ sfId, name }: Pick<User, 'sfId' | 'name'>) {
  endedSession.set({ sfId, name: isTouchDevice() ? name : '', at: Date.now() })
}

/** Only a phone shows the pass, because several people may use a lab computer. */
export function passOf(ended: EndedSession | null, now: number): EndedSession | null {
  return ended && isTouchDevice() && isKept(ended, now) ? ended : null
}

export function removeOldEndedSession() {
  const ended = endedSession.get()
  if (ended && !isKept(ended)) endedSession.set(null)
  endedSession.rewrite()
}

export function isSamePersonSince(at: number): boolean {
  return ageOf(at) < SAME_PERSON_MS
}

function isKept({ at }: EndedSession, now?: number): boolean {
  return ageOf(at, now) < (isTouchDevice() ? PASS_VALID_MS : SAME_PERSON_MS)
}

function isTouchDevice(): boolean {
  return window.matchMedia(COARSE_POINTER).matches
}
