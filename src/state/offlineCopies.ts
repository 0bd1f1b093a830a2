import { readTime } from '@/shared/lib/age'
import { fieldsOf } from '@/shared/lib/parse'
import { createStored } from '@/shared/storage/createStored'

/** `at` is the time of the response (ms since 1970), or 0 if it is not known. */
export type OfflineCopy = { data: unknown; at: number }

type Copies = Record<string, Record<string, OfflineCopy>>

/** `{ [sfId]: { [name]: copy } }` with at most one user. `queries/persistence.ts` checks the data. */
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

/** Call it when the session changes. It removes the copies of other users. */
export function keepOfflineCopiesOf(sfId: string) {
  const isOther = (owner: string) => owner !== sfId
  if (Object.keys(offlineCopies.get()).some(isOther)) offlineCopies.set({})
  offlineCopies.rewrite()
}

/** Spec §3: the key `events` has only the list, so the time has its own key. `queries/events.ts` checks the data. */
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
