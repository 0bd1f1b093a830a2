import { queryOptions, skipToken, type UseQueryOptions } from '@tanstack/react-query'
import type { ApiError } from '@/api/errors'
import { useSession } from '../session'
import { keptAnswer } from './keptAnswers'
import { useResource, type Resource } from './useResource'

/** An answer that takes longer has the last one shown in its place. */
const SLOW_MS = 3_000

type Options<T> = Partial<UseQueryOptions<T, ApiError>>

/** Something that the server knows of the signed-in person. */
export type Own<T> = {
  name: string
  ask: (body: { token: string }, signal?: AbortSignal) => Promise<T>
  /** For what is kept for use without a network: reads the stored copy, and checks every field. */
  read?: (found: unknown) => T
  options?: Options<T>
}

/** While nobody is signed in, nothing is asked. */
export function useOwn<T>(own: Own<T>, options?: Options<T>): Resource<T> {
  const token = useSession().session?.token ?? ''
  return useResource<T>({ ...queryOf(own, token), ...own.options, ...options })
}

/** Keys are in memory only, so the token may be in them: a new session asks anew. */
export function queryOf<T>({ name, ask, read }: Own<T>, token: string) {
  return queryOptions<T, ApiError>({
    queryKey: ['own', token, name],
    queryFn: token
      ? ({ client, queryKey, signal }) => {
          const answer = ask({ token }, signal)
          if (!read) return answer
          return orKept(answer, () => {
            const kept = signal.aborted ? undefined : keptAnswer(name, token)
            if (!kept || client.getQueryData(queryKey) !== undefined) return
            client.setQueryData(queryKey, read(kept.data), { updatedAt: kept.at })
          })
        }
      : skipToken,
    meta: { token, ...(read && { keptAs: name }) },
  })
}

/** Without an answer, shows the kept one: at once if there is no network, or if it fails or takes long. */
async function orKept<T>(answer: Promise<T>, showKept: () => void): Promise<T> {
  if (!navigator.onLine) showKept()
  const timer = setTimeout(showKept, SLOW_MS)
  try {
    return await answer
  } catch (error) {
    showKept()
    throw error
  } finally {
    clearTimeout(timer)
  }
}
