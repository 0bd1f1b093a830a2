import { createStored, forgetStored } from './createStored'
import { dropAllDrafts, restoreDrafts } from './drafts'

/** The server's last answers about the signed-in user. */
export const OWN_DATA = 'ownData'

/** What this browser keeps of a person beside the session, the drafts and the marks of `hashOf`. */
const PERSONAL_KEYS = ['playerName', OWN_DATA]

/** Whose drafts this tab holds (sfId): a tab that slept while another one signed out finds them on its next start. */
const draftsOwner = createStored<string>({
  key: 'drafts-of',
  fallback: '',
  isMinor: true,
  keep: 'tab',
  read: (found) => (typeof found === 'string' ? found : undefined),
  write: (sfId) => sfId || null,
})

/** Clears all traces of the person who used this tab last, if that is somebody other than `sfId` now. */
export function forgetLastPerson(sfId: string | undefined) {
  const last = draftsOwner.get()
  if (last && last !== sfId) {
    dropAllDrafts()
    for (const key of PERSONAL_KEYS) forgetStored(key)
  }
  // A tab that was closed meanwhile does not know whom it served last.
  if (sfId) restoreDrafts(sfId)
  else forgetStored(OWN_DATA)
  draftsOwner.set(sfId ?? '')
}
