import type { Query, QueryClient } from '@tanstack/react-query'
import { eventList, eventListAt, offlineCopies, type OfflineCopy } from '@/state/offlineCopies'
import { storedSession } from '@/state/session'

/*
 * The browser stores the last response to a query for the next visit, as the `initialData` of the query.
 * The persisters of TanStack Query do not fit: they restore the cache as if this visit had fetched it, and they cannot
 * store the list of events in the format of Spec §3.
 */

/** The `meta` of a query. */
export type PersistenceMeta = {
  /** The token of the user whose data the query fetches. Absent for public data. */
  token?: string
  offlineCopy?: CopyStore
}

type CopyStore = { read: () => OfflineCopy | undefined; write: (response: OfflineCopy) => void }

/** `parse` returns `undefined` if the copy is not usable. */
export function initialDataOf<Data>(copy: CopyStore, parse: (stored: unknown) => Data | undefined) {
  return {
    initialData: () => {
      const response = copy.read()
      return response?.data === undefined ? undefined : parse(response.data)
    },
    initialDataUpdatedAt: () => copy.read()?.at,
  }
}

/** A `staleTime`. A copy of an earlier visit is always stale. Data of this visit are stale after `ms`. */
export function freshFor(ms: number) {
  return ({ state }: { state: { dataUpdateCount: number } }) => (state.dataUpdateCount > 0 ? ms : 0)
}

/** Stores each response to a query that has an `offlineCopy`. Returns a function that stops it. */
export function persistQueries(queryClient: QueryClient): () => void {
  // A wrong clock may have stored a time in the future. `readTime` corrects that, and this stores the correction.
  eventListAt.rewrite()
  return queryClient.getQueryCache().subscribe(({ type, query, ...event }) => {
    if (type !== 'updated' || !('action' in event) || event.action.type !== 'success') return
    if (event.action.manual !== true) keepCopy(query)
  })
}

/** A mutation calls it for its change, because the refetch may fail. */
export function keepCopy({ meta, state }: Pick<Query, 'meta' | 'state'>) {
  meta?.offlineCopy?.write({ data: state.data, at: state.dataUpdatedAt })
}

/** The copy of a response about the user with this token. */
export function userCopy(token: string, name: string): CopyStore {
  return {
    read: () => offlineCopies.get()[ownerOf(token)]?.[name],
    write(response) {
      const sfId = ownerOf(token)
      if (!sfId) return
      offlineCopies.update((all) => ({ [sfId]: { ...all[sfId], [name]: response } }))
    },
  }
}

export const eventsCopy: CopyStore = {
  read: () => ({ data: eventList.get(), at: eventListAt.get() }),
  write({ data, at }) {
    eventList.set(data)
    eventListAt.set(at)
  },
}

/**
 * Returns an SF ID, or empty text if the session has changed. It reads the store, because a response may arrive before
 * React renders the new session.
 */
function ownerOf(token: string): string {
  const session = storedSession.get()
  return session?.token === token ? session.user.sfId : ''
}
