import { useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query'
import type { ApiError } from '@/api/errors'
import { useHasPainted } from '@/shared/hooks/useHasPainted'
import { useSession } from '@/state/session'
import { useVisit } from './visit'

/** How long a screen waits for the server before it shows a copy of an earlier visit, or its age. */
export const WAIT_FOR_SERVER_MS = 3_000

/** Keys are in memory only, so the token may be in them: a new session starts without data. */
export function userKey(token: string, ...name: string[]) {
  return ['user', token, ...name]
}

/** Empty for visitors. */
export function useToken(): string {
  return useSession().session?.token ?? ''
}

type UserQueryOptions<T> = UseQueryOptions<T, ApiError, T, string[]>

/**
 * A query about the current user; it waits for a session. `hasSettled`: the server has responded, or the request has
 * failed. Before that, data of an earlier visit are hidden until 3 s after the screen was painted.
 */
export function useUserQuery<T>(
  optionsFor: (token: string) => UserQueryOptions<T>,
  { enabled = true } = {},
) {
  const token = useToken()
  const query = useQuery({ ...optionsFor(token), enabled: enabled && token !== '' })
  const hasSettled = useHasSettled(query)
  const hasWaited = useHasPainted(WAIT_FOR_SERVER_MS)
  return { ...stateOf(query), data: hasSettled || hasWaited ? query.data : undefined, hasSettled }
}

/** What screens use of a query. TanStack Query renders them again only when a field changes that was read here. */
export function stateOf<T>(query: UseQueryResult<T, ApiError>) {
  const { error, errorUpdatedAt, dataUpdatedAt, isFetching, refetch } = query
  return { error, errorUpdatedAt, dataUpdatedAt, isFetching, refetch }
}

/** Whether the server has responded, or the request has failed, since this page was opened. */
export function useHasSettled(query: { dataUpdatedAt: number; errorUpdatedAt: number }) {
  const { startedAt } = useVisit()
  return query.dataUpdatedAt >= startedAt || query.errorUpdatedAt > 0
}
