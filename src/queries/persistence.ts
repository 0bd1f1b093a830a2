import type { QueryClient } from '@tanstack/react-query'
import { fieldsOf, numberOf } from '@/shared/lib/parse'
import { createStored } from '@/shared/storage/createStored'
import { offlineCopies } from '@/state/offlineCopies'
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
  copy?: Copy
}

/** `at`: when the response arrived (ms since 1970). */
type Response = { data: unknown; at: number }

type Copy = { read: () => Response | undefined; write: (response: Response) => void }

/** The options that start a query from its copy. `parse` checks every field; `undefined` if the copy is of no use. */
export function initialDataOf<Data>(copy: Copy, parse: (stored: unknown) => Data | undefined) {
  return {
    initialData: () => {
      const response = copy.read()
      return response && parse(response.data)
    },
    initialDataUpdatedAt: () => copy.read()?.at,
  }
}

/** From now on keeps the data of every query that has a copy, fetched or set by a mutation. Returns the undo. */
export function persistQueries(queryClient: QueryClient): () => void {
  return queryClient.getQueryCache().subscribe(({ type, query, ...event }) => {
    if (type !== 'updated' || !('action' in event) || event.action.type !== 'success') return
    query.meta?.copy?.write({ data: query.state.data, at: query.state.dataUpdatedAt })
  })
}

/** A response about the user of that session. */
export function userCopy(token: string, name: string): Copy {
  return {
    read() {
      const { data, at } = fieldsOf(fieldsOf(offlineCopies.get()[ownerOf(token)])[name])
      return isPast(at) && data !== undefined ? { data, at } : undefined
    },
    write(response) {
      const sfId = ownerOf(token)
      if (!sfId) return
      offlineCopies.update((all) => ({ [sfId]: { ...fieldsOf(all[sfId]), [name]: response } }))
    },
  }
}

/** Under the key `events` stands the bare list, as the specification has it, so its time has a key of its own. */
const eventList = createStored<unknown>({
  key: 'events',
  fallback: null,
  isMinor: true,
  read: (stored) => stored,
})
const eventListAt = createStored({ key: 'events-at', fallback: 0, isMinor: true, read: numberOf })

/** Without a usable time, the list counts as one of 1970: old, and better than none. */
export const eventsCopy: Copy = {
  read() {
    const at = eventListAt.get()
    return { data: eventList.get(), at: isPast(at) ? at : 1 }
  },
  write({ data, at }) {
    eventList.set(data)
    eventListAt.set(at)
  },
}

/** With a time in the future, which comes from a wrong clock, a copy would count as fresh. */
function isPast(at: unknown): at is number {
  return typeof at === 'number' && at > 0 && at <= Date.now()
}

/**
 * Empty if the token is not that of the current session. From the store, because a response may come before React has
 * rendered that somebody else has signed in.
 */
function ownerOf(token: string): string {
  const session = storedSession.get()
  return session?.token === token ? session.user.sfId : ''
}
