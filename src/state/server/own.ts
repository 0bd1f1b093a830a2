import { queryOptions, useQuery, type Query, type UseQueryOptions } from '@tanstack/react-query'
import type { ApiError } from '@/api/errors'
import { useHasPainted } from '@/shared/hooks/useHasPainted'
import { fieldsOf } from '@/shared/lib/unknown'
import { createStored } from '@/shared/storage/createStored'
import { OWN_DATA } from '@/shared/storage/forgetPerson'
import { storedUserData, useSession } from '../session'

/** A screen that waits longer for an answer shows the last one. */
const SLOW_MS = 3_000
/** Longer than any real answer (500 members are 60,000 characters). More is not kept. */
const MAX_CHARACTERS = 300_000

/** The last answers about one person, by SF ID and name, for use without a network. */
const stored = createStored<Record<string, unknown>>({
  key: OWN_DATA,
  fallback: {},
  isMinor: true,
  read: fieldsOf,
  write: (all) => (JSON.stringify(all).length <= MAX_CHARACTERS ? all : null),
})

/** `token`: of the person whose data it reads. For what is kept: `name`, and `read`, which checks every field. */
export type Meta = { token: string; name?: string; read?: (found: unknown) => unknown }

/** Empty if nothing is to be kept: an answer may come after another person has signed in. */
function ownerOf(meta?: Meta) {
  const session = storedUserData.get()
  return meta?.name && session?.token === meta.token ? session.user.sfId : ''
}

/** After a write that made what was known wrong, there are no data: then nothing is kept. */
export function keepAnswer({ meta, state }: Pick<Query, 'meta' | 'state'>) {
  const owner = ownerOf(meta)
  const { name = '' } = meta ?? {}
  const answer = { at: state.dataUpdatedAt, data: state.data }
  if (owner) stored.update((all) => ({ [owner]: { ...fieldsOf(all[owner]), [name]: answer } }))
}

/** A new query begins with its last answer; see `useOwn`. */
export function beginWithKept(query: Query) {
  const { name = '', read } = query.meta ?? {}
  const { at, data } = fieldsOf(fieldsOf(stored.get()[ownerOf(query.meta)])[name])
  const dataUpdatedAt = Number(at)
  // With a time in the future, the query would count as fresh.
  if (read && data !== undefined && dataUpdatedAt > 0 && dataUpdatedAt <= Date.now())
    query.state = { ...query.state, data: read(data), dataUpdatedAt, status: 'success' }
}

type Options<T> = Pick<UseQueryOptions<T, ApiError>, 'staleTime' | 'refetchOnWindowFocus'> & {
  /** For what is kept for use without a network: reads the stored copy, and checks every field. */
  read?: (found: unknown) => T
}

/** Something that the server knows of the signed-in person: the query of it, by their token. */
export type Own<T> = ReturnType<typeof ownQuery<T>>

export function ownQuery<T>(
  name: string,
  request: (body: { token: string }, signal?: AbortSignal) => Promise<T>,
  { read, ...options }: Options<T> = {},
) {
  return (token: string) =>
    queryOptions<T, ApiError>({
      // Keys are in memory only, so the token may be in them: a new session asks anew.
      queryKey: ['own', token, name],
      queryFn: ({ signal }) => request({ token }, signal),
      meta: { token, ...(read && { name, read }) },
      ...options,
    })
}

/** Asks only with a session. An answer from before shows if this one is slow (`isFetched` is false) or has failed. */
export function useOwn<T>(own: Own<T>, { enabled = true } = {}) {
  const token = useSession().session?.token ?? ''
  const { data, ...query } = useQuery({ ...own(token), enabled: enabled && token !== '' })
  const isSlow = useHasPainted(SLOW_MS)
  return { ...query, data: query.isFetched || isSlow ? data : undefined }
}
