import type { Query, QueryClient } from '@tanstack/react-query'
import { eventList, eventListAt, offlineCopies, type OfflineCopy } from '@/state/offlineCopies'
import { storedSession } from '@/state/session'

/*
 * The last response to a query, kept in the browser for the next visit. A copy is the query's `initialData`, so that
 * TanStack Query knows it is not of this visit. Its own persisters restore a whole cache as if it had just been fetched, and
 * cannot keep the list of events as the specification has it.
 */

/** What a query says of itself in its `meta`. */
export type PersistenceMeta = {
  /** Of the session whose data it fetches; absent for what everybody sees. */
  token?: string
  /** Where its last response is kept. Absent: nowhere. */
  offlineCopy?: CopyStore
}

type CopyStore = { read: () => OfflineCopy | undefined; write: (response: OfflineCopy) => void }

/** The options that start a query from its copy. `parse` checks every field; `undefined` if the copy is of no use. */
export function initialDataOf<Data>(copy: CopyStore, parse: (stored: unknown) => Data | undefined) {
  return {
    initialData: () => {
      const response = copy.read()
      return response?.data === undefined ? undefined : parse(response.data)
    },
    initialDataUpdatedAt: () => copy.read()?.at,
  }
}

/** For `staleTime`: a copy of an earlier visit is always stale, what this visit has fetched only after that time. */
export function freshFor(ms: number) {
  return ({ state }: { state: { dataUpdateCount: number } }) => (state.dataUpdateCount > 0 ? ms : 0)
}

/** From now on keeps what every query with a copy fetches. Returns the undo. */
export function persistQueries(queryClient: QueryClient): () => void {
  // Its time may be that of a wrong clock.
  eventListAt.rewrite()
  return queryClient.getQueryCache().subscribe(({ type, query, ...event }) => {
    if (type !== 'updated' || !('action' in event) || event.action.type !== 'success') return
    if (event.action.manual !== true) keepCopy(query)
  })
}

/** Also for what a mutation has changed, in case the query cannot be fetched again. */
export function keepCopy({ meta, state }: Pick<Query, 'meta' | 'state'>) {
  meta?.offlineCopy?.write({ data: state.data, at: state.dataUpdatedAt })
}

/** A response about the user of that session. */
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
 * Empty if the token is not that of the current session. From the store, because a response may come before React has
 * rendered that somebody else has signed in.
 */
function ownerOf(token: string): string {
  const session = storedSession.get()
  return session?.token === token ? session.user.sfId : ''
}
