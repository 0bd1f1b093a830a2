import { fieldsOf } from '@/shared/lib/parse'
import { createStored } from '@/shared/storage/createStored'

/**
 * The server's last responses about the signed-in user, for use offline: `{ [sfId]: { [name]: copy } }` with one person at
 * most. `queries/persistence.ts` reads and writes them.
 */
export const offlineCopies = createStored<Record<string, unknown>>({
  key: 'ownData',
  fallback: {},
  isMinor: true,
  read: fieldsOf,
  write: (all) => (Object.keys(all).length > 0 ? all : null),
})

/** When the session changes: those of anybody else, or all of them while nobody is signed in. */
export function keepOfflineCopiesOf(sfId: string) {
  const isOther = (owner: string) => owner !== sfId
  if (Object.keys(offlineCopies.get()).some(isOther)) offlineCopies.set({})
}
