import { DAY_MS } from '../lib/format'
import { fieldsOf, numberOf, textOf } from '../lib/parse'
import { createStored, forgetStored } from './createStored'
import { dropAllDrafts, isWithinDraftTime } from './drafts'

/** The server's last responses about the signed-in user, for use offline. */
export const OFFLINE_COPIES_KEY = 'ownData'

/** What this browser keeps of a person beside the session, the drafts and the payments. */
const PERSONAL_KEYS = ['playerName', OFFLINE_COPIES_KEY]

/** How long the pass of an ended session is shown on /signin, and kept. */
const PASS_VALID_MS = 14 * DAY_MS

type EndedSession = { sfId: string; name: string; at: number }

/**
 * The last session, if it ended without a Logout: its person still needs their pass at the gate, and their drafts wait
 * in all tabs.
 */
export const endedSession = createStored<EndedSession | null>({
  key: 'last-pass',
  fallback: null,
  isMinor: true,
  read(value) {
    const { sfId, name, at } = fieldsOf(value)
    return textOf(sfId) ? { sfId: textOf(sfId), name: textOf(name), at: numberOf(at) ?? 0 } : null
  },
})

/** Whose drafts this tab holds (sfId). A tab that slept while another one signed out still has them when it starts again. */
const lastPerson = createStored<string>({
  key: 'drafts-of',
  fallback: '',
  isMinor: true,
  keep: 'tab',
  read: (value) => (typeof value === 'string' ? value : undefined),
  write: (sfId) => sfId || null,
})

/**
 * Clears the traces of the person who used this tab last. Called whenever the session changes, and when the page opens.
 *
 * |     | last person | now                              | drafts of the tab     | other data                           |
 * | --- | ----------- | -------------------------------- | --------------------- | ------------------------------------ |
 * | 1   | nobody      | Asha                             | stay                  | stays                                |
 * | 2   | nobody      | nobody                           | stay                  | stays, except the persisted responses |
 * | 3   | Asha        | Asha                             | stay*                 | stays                                |
 * | 4   | Asha        | nobody: the session ended itself | stay, for 30 minutes  | is removed                           |
 * | 5   | Asha        | nobody: Logout; or somebody else | are removed           | is removed                           |
 *
 * *They are removed if the session had ended without a Logout 30 minutes ago or earlier.
 */
export function forgetLastPerson(sfId: string | undefined) {
  const last = lastPerson.get()
  removeTraces(last, sfId)
  // Even if nobody was last: all tabs share the copies, and a new tab does not know whose they are.
  if (!sfId) forgetStored(OFFLINE_COPIES_KEY)
  // With nobody signed in, the last person is remembered only while they may come back.
  lastPerson.set(sfId ?? (mayComeBack(last) ? last : ''))
  if (sfId) endedSession.set(null)
}

function removeTraces(last: string, sfId: string | undefined) {
  // Rows 1 and 2
  if (!last) return
  // Row 3
  if (last === sfId) {
    if (cameBackTooLate(last)) dropAllDrafts()
    return
  }
  PERSONAL_KEYS.forEach(forgetStored)
  // Row 4: the caller has set `endedSession` before, or it would count as a Logout.
  if (!sfId && mayComeBack(last)) return
  // Row 5
  dropAllDrafts()
}

/** Their session has ended without a Logout: they may come back for their drafts. */
function mayComeBack(sfId: string): boolean {
  const ended = endedSession.get()
  return ended?.sfId === sfId && isWithinDraftTime(ended.at)
}

function cameBackTooLate(sfId: string): boolean {
  return endedSession.get()?.sfId === sfId && !mayComeBack(sfId)
}

export function removeExpiredPass() {
  const ended = endedSession.get()
  if (ended && !isPassValid(ended, Date.now())) endedSession.set(null)
}

/**
 * A time in the future counts like one in the past: a clock that was wrong, and is right again, must not hide the pass at
 * once, nor show it for ever.
 */
export function isPassValid(ended: EndedSession, now: number): boolean {
  return Math.abs(now - ended.at) < PASS_VALID_MS
}
