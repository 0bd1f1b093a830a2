import type { Query, QueryClient, QueryKey, QueryMeta } from '@tanstack/react-query'
import { fieldsOf, numberOf } from '@/shared/lib/parse'
import { createStored } from '@/shared/storage/createStored'
import { OFFLINE_COPIES_KEY } from '@/shared/storage/forgetPerson'
import { storedSession } from '@/state/session'

/** What a query says of itself in its `meta`. */
export type PersistenceMeta = {
  /** Of the session whose data it fetches; absent for what everybody sees. */
  token?: string
  /** The name of the copy that is kept in the browser for use offline. Absent: none is kept. */
  persistAs?: string
  /** Checks every field of the stored copy; `undefined` if it is of no use. */
  parse?: (stored: unknown) => unknown
  /** How long data of this visit stay fresh; 30 s by default. `staleTime` would keep a stored copy fresh, too (client.ts). */
  freshThisVisitMs?: number
}

/** Longer than any real response (500 members are 60,000 characters). More is not kept. */
const MAX_CHARACTERS = 300_000

/**
 * `{ [sfId]: { [persistAs]: Copy } }` with one person at most: each write drops everybody else's copies. Removed with the
 * session.
 */
const userCopies = createStored<Record<string, unknown>>({
  key: OFFLINE_COPIES_KEY,
  fallback: {},
  isMinor: true,
  read: fieldsOf,
  write: (all) => (JSON.stringify(all).length <= MAX_CHARACTERS ? all : null),
})

/**
 * The list of events is the only persisted query without a token. It is not in `userCopies`, which is removed with the
 * session. Its key `events` holds the bare list, as the specification has it, so the time has a key of its own.
 */
const eventList = createStored<unknown>({
  key: 'events',
  fallback: null,
  isMinor: true,
  read: (stored) => stored,
})
const eventListAt = createStored({ key: 'events-at', fallback: 0, isMinor: true, read: numberOf })

/** A response, and when it arrived (ms since 1970). */
type Copy = { data: unknown; at: number }

/** From now on saves the data of queries with `persistAs`, fetched or set by a mutation. Returns the undo. */
export function persistQueries(queryClient: QueryClient): () => void {
  return queryClient.getQueryCache().subscribe((event) => {
    const { query }: { query: Query } = event
    if (event.type === 'updated' && event.action.type === 'success') saveCopy(query)
  })
}

/** Puts the copy into the cache. It is older than this visit, so the first screen that needs it fetches it again. */
export function restoreQuery(
  queryClient: QueryClient,
  { queryKey, meta }: { queryKey: QueryKey; meta?: QueryMeta | undefined },
) {
  const copy = copyOf(meta)
  const data = copy && meta?.parse?.(copy.data)
  if (copy && data !== undefined) queryClient.setQueryData(queryKey, data, { updatedAt: copy.at })
}

export function hasCopy(meta: QueryMeta | undefined): boolean {
  return copyOf(meta) !== undefined
}

export function removeCopy({ persistAs = '' }: PersistenceMeta = {}) {
  const sfId = storedSession.get()?.user.sfId ?? ''
  userCopies.update((all) => {
    const copies = Object.entries(fieldsOf(all[sfId]))
    return { [sfId]: Object.fromEntries(copies.filter(([name]) => name !== persistAs)) }
  })
}

function saveCopy({ meta, state }: Query) {
  if (!meta?.persistAs) return
  const copy: Copy = { data: state.data, at: state.dataUpdatedAt }
  if (!meta.token) {
    eventList.set(copy.data)
    eventListAt.set(copy.at)
    return
  }
  const sfId = ownerOf(meta.token)
  const { persistAs } = meta
  if (sfId) userCopies.update((all) => ({ [sfId]: { ...fieldsOf(all[sfId]), [persistAs]: copy } }))
}

function copyOf(meta: QueryMeta | undefined): Copy | undefined {
  if (!meta?.persistAs) return undefined
  if (!meta.token) {
    const at = eventListAt.get()
    // Without a usable time, the list of events counts as one of 1970: old, and better than none.
    return { data: eventList.get(), at: isPast(at) ? at : 1 }
  }
  const { data, at } = fieldsOf(fieldsOf(userCopies.get()[ownerOf(meta.token)])[meta.persistAs])
  return isPast(at) && data !== undefined ? { data, at } : undefined
}

/** With a time in the future, a copy would count as fresh. */
function isPast(at: unknown): at is number {
  return typeof at === 'number' && at > 0 && at <= Date.now()
}

/** Empty if the token is not that of the current session: a response may come after somebody else has signed in. */
function ownerOf(token: string): string {
  const session = storedSession.get()
  return session?.token === token ? session.user.sfId : ''
}
