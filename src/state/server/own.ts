import { queryOptions, useQuery, type UseQueryOptions } from '@tanstack/react-query'
import type { ApiError } from '@/api/errors'
import { fieldsOf, numberOf } from '@/shared/lib/unknown'
import { createStored } from '@/shared/storage/createStored'
import { OWN_DATA } from '@/shared/storage/forgetPerson'
import { storedUserData, useSession } from '../session'

/** Longer than any real answer (500 members are 60,000 characters). More is not kept. */
const MAX_CHARACTERS = 300_000

/** The last answers about one person (`sfId`) by their names, for use without a network. */
const stored = createStored<Record<string, unknown>>({
  key: OWN_DATA,
  fallback: {},
  isMinor: true,
  read: fieldsOf,
  write: (all) => (JSON.stringify(all).length <= MAX_CHARACTERS ? all : null),
})

/** Only for the session of this token: an answer may come after another person has signed in. */
function answersFor(token: string, all = stored.get()): Record<string, unknown> | undefined {
  const session = storedUserData.get()
  if (session?.token !== token) return undefined
  const { sfId } = session.user
  return all.sfId === sfId ? all : { sfId }
}

/** `token`: of the person that a query is about. `keptAs`: its name in what is kept for use without a network. */
export type Meta = { token: string; keptAs?: string }

/** Without an answer, the last one goes, because JSON leaves it out. */
export function keepAnswer(meta?: Meta, answer?: { at: number; data: unknown }) {
  const { token = '', keptAs } = meta ?? {}
  if (keptAs && answersFor(token))
    stored.update((all) => ({ ...answersFor(token, all), [keptAs]: answer }))
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
  return (token: string) => {
    const { at, data } = fieldsOf(read && answersFor(token)?.[name])
    return queryOptions<T, ApiError>({
      // Keys are in memory only, so the token may be in them: a new session asks anew.
      queryKey: ['own', token, name],
      queryFn: ({ signal }) => request({ token }, signal),
      /** The last answer. Until the server has answered in this visit, `isFetched` is false. */
      initialData: () => (at ? read?.(data) : undefined),
      initialDataUpdatedAt: numberOf(at),
      meta: { token, ...(read && { keptAs: name }) },
      ...options,
    })
  }
}

/** While nobody is signed in, nothing is asked. */
export function useOwn<T>(own: Own<T>, { enabled = true } = {}) {
  const token = useSession().session?.token ?? ''
  return useQuery({ ...own(token), enabled: enabled && token !== '' })
}
