import { useQuery, type UseQueryOptions } from '@tanstack/react-query'
import type { ApiError } from '@/api/errors'
import { useSession } from '@/state/session'

/** For queries and mutations. With the token in the key, a new session starts without data. Keys stay in memory. */
export function userKey(token: string, ...name: string[]) {
  return ['user', token, ...name]
}

/** Empty for visitors. */
export function useToken(): string {
  return useSession().session?.token ?? ''
}

export type UserQueryOptions<T> = UseQueryOptions<T, ApiError, T, string[]>

/** Until `isFetched`, the data may be a copy of an earlier visit. Without a session the query is disabled. */
export function useUserQuery<T>(
  optionsFor: (token: string) => UserQueryOptions<T>,
  { enabled = true } = {},
) {
  const token = useToken()
  return useQuery({ ...optionsFor(token), enabled: enabled && token !== '' })
}
