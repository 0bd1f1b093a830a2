import { useQuery, type UseQueryOptions } from '@tanstack/react-query'
import type { ApiError } from '@/api/errors'
import { useSession } from '@/state/session'

/** Keys are in memory only, so the token may be in them: a new session starts without data. Also for mutations. */
export function userKey(token: string, ...name: string[]) {
  return ['user', token, ...name]
}

/** Empty for visitors. */
export function useToken(): string {
  return useSession().session?.token ?? ''
}

export type UserQueryOptions<T> = UseQueryOptions<T, ApiError, T, string[]>

/**
 * A query about the current user, fetched by every component that shows it; it waits for a session. A copy of an earlier
 * visit is shown at once: `isFetched` says whether this visit's first fetch has ended, well or badly. `enabled`: false while
 * what shows it is closed.
 */
export function useUserQuery<T>(
  optionsFor: (token: string) => UserQueryOptions<T>,
  { enabled = true } = {},
) {
  const token = useToken()
  return useQuery({ ...optionsFor(token), enabled: enabled && token !== '' })
}
