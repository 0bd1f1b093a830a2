import { fieldsOf, numberOf, textOf } from '../lib/unknown'
import { createStored, forgetStored } from './createStored'
import { dropAllDrafts, isRecent } from './drafts'

/** The server's last answers about the signed-in user. */
export const OWN_DATA = 'ownData'

/** What this browser keeps of a person beside the session, the drafts and the marks of `hashOf`. */
const PERSONAL_KEYS = ['playerName', OWN_DATA]

type EndedSession = { sfId: string; name: string; at: number }

/**
 * The last session, if it ended without a Logout: its person still needs their pass at the gate, and their drafts wait
 * in all tabs.
 */
export const endedSession = createStored<EndedSession | null>({
  key: 'last-pass',
  fallback: null,
  isMinor: true,
  read(found) {
    const { sfId, name, at } = fieldsOf(found)
    return textOf(sfId) ? { sfId: textOf(sfId), name: textOf(name), at: numberOf(at) ?? 0 } : null
  },
})

/** Whose drafts this tab holds (sfId): a tab that slept while another one signed out finds them on its next start. */
const draftsOwner = createStored<string>({
  key: 'drafts-of',
  fallback: '',
  isMinor: true,
  keep: 'tab',
  read: (found) => (typeof found === 'string' ? found : undefined),
  write: (sfId) => sfId || null,
})

/** Clears all traces of the person who used this tab last, unless that is `sfId` now. Drafts may wait for their return. */
export function forgetLastPerson(sfId: string | undefined) {
  const last = draftsOwner.get()
  const isKept = last === (sfId ?? last) && mayKeep(last, sfId)
  // A tab that was closed meanwhile does not know whom it served last.
  if (!sfId) forgetStored(OWN_DATA)
  if (last) forgetTraces({ isSomebodyElse: last !== sfId, isKept })
  if (sfId) endedSession.set(null)
  draftsOwner.set(sfId ?? (isKept ? last : ''))
}

function forgetTraces({ isSomebodyElse, isKept }: { isSomebodyElse: boolean; isKept: boolean }) {
  if (isSomebodyElse) for (const key of PERSONAL_KEYS) forgetStored(key)
  if (!isKept) dropAllDrafts()
}

/** In a session, or for a while after one that ended without a Logout. */
function mayKeep(last: string, sfId: string | undefined): boolean {
  const ended = endedSession.get()
  return ended?.sfId === last ? isRecent(ended.at) : sfId !== undefined
}
