import { readTime } from '@/shared/lib/age'
import { fieldsOf } from '@/shared/lib/parse'
import { createStored } from '@/shared/storage/createStored'

/** A response, and when it arrived (ms since 1970); 0 if that is not known. */
export type OfflineCopy = { data: unknown; at: number }

type Copies = Record<string, Record<string, OfflineCopy>>

/**
 * The server's last responses about the signed-in user, for use offline: `{ [sfId]: { [name]: copy } }` with one person at
 * most. `queries/persistence.ts` reads and writes them, and checks the data.
 */
export const offlineCopies = createStored<Copies>({
  key: 'ownData',
  fallback: {},
  isSilent: true,
  read: (value) => mapValues(value, (copies) => mapValues(copies, readCopy)),
  write: (all) => (Object.keys(all).length > 0 ? all : null),
})

function readCopy(value: unknown): OfflineCopy {
  const { data, at } = fieldsOf(value)
  return { data, at: readTime(at) }
}

function mapValues<T>(value: unknown, read: (field: unknown) => T): Record<string, T> {
  return Object.fromEntries(
    Object.entries(fieldsOf(value)).map(([name, field]) => [name, read(field)]),
  )
}

/** When the session changes: those of anybody else, or all of them while nobody is signed in. */
export function keepOfflineCopiesOf(sfId: string) {
  const isOther = (owner: string) => owner !== sfId
  if (Object.keys(offlineCopies.get()).some(isOther)) offlineCopies.set({})
  offlineCopies.rewrite()
}

/**
 * The last list of events. Under the key `events` stands the bare list, as the specification has it, so its time has a key of
 * its own. `queries/events.ts` checks the data.
 */
export const eventList = createStored<unknown>({
  key: 'events',
  fallback: null,
  isSilent: true,
  read: (stored) => stored,
})
export const eventListAt = createStored({
  key: 'events-at',
  fallback: 0,
  isSilent: true,
  read: readTime,
})
