import { queryOptions, useQuery, type UseQueryOptions } from '@tanstack/react-query'
import type { ApiError } from '@/api/errors'
import { useSession } from '../session'
import { keptAnswer } from './keptAnswers'

/** An answer that takes longer has the last one shown in its place. */
const SLOW_MS = 3_000

type Options<T> = Pick<
  UseQueryOptions<T, ApiError>,
  'enabled' | 'staleTime' | 'refetchOnWindowFocus'
>

/** Something that the server knows of the signed-in person. */
export type Own<T> = {
  name: string
  request: (body: { token: string }, signal?: AbortSignal) => Promise<T>
  /** For what is kept for use without a network: reads the stored copy, and checks every field. */
  read?: (found: unknown) => T
  options?: Options<T>
}

/** While nobody is signed in, nothing is asked. */
export function useOwn<T>(own: Own<T>, options?: Options<T>) {
  const token = useSession().session?.token ?? ''
  return useQuery({ ...queryOf(own, token), ...options })
}

/** Keys are in memory only, so the token may be in them: a new session asks anew. */
export function queryOf<T>({ name, request, read, options }: Own<T>, token: string) {
  return queryOptions<T, ApiError>({
    queryKey: ['own', token, name],
    queryFn({ client, queryKey, signal }) {
      /** Not as an answer: the query does not count as fetched. */
      function showKept() {
        const { at, data } = keptAnswer(name, token)
        const query = client.getQueryCache().find({ queryKey })
        if (at && read && !signal.aborted && query?.state.data === undefined)
          query?.setState({ data: read(data), dataUpdatedAt: at, status: 'success' })
      }
      const timer = setTimeout(showKept, SLOW_MS)
      return request({ token }, signal)
        .finally(() => clearTimeout(timer))
        .catch((error: unknown) => {
          showKept()
          throw error
        })
    },
    enabled: token !== '',
    meta: { token, ...(read && { keptAs: name }) },
    ...options,
  })
}
