import {
  skipToken,
  useQuery,
  useQueryClient,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query'
import { useState } from 'react'
import type { ApiError } from '@/api/errors'
import { useIsOffline } from '@/shared/hooks/useIsOffline'
import { openedAt } from './client'
import { problemOf } from './words'

/** What a screen needs to know of something that it reads from the server. */
export type Resource<T> = {
  /** `undefined` until the first answer; kept while it is read again, and if that fails. */
  data: T | undefined
  /** The time of the data (ms since 1970) where they may be out of date. */
  asOf: number | undefined
  /** Why the last attempt failed, also in words; stays during a retry. */
  error: ApiError | null
  problem: string | null
  isLoading: boolean
  reload: () => void
}

export function useResource<T>(options: UseQueryOptions<T, ApiError>): Resource<T> {
  const client = useQueryClient()
  const isOffline = useIsOffline()
  // Field by field: the library renders again only for those that are read.
  const query = useQuery(options)
  const { data, dataUpdatedAt, isFetching, refetch } = query
  const error = useLastingError(query)
  const isFromEarlier = dataUpdatedAt < (openedAt.get(client) ?? 0)
  const isOld = error !== null || isOffline || (isFetching && isFromEarlier)
  return {
    data,
    asOf: isOld && data !== undefined ? dataUpdatedAt : undefined,
    error,
    problem: problemOf(error),
    isLoading: isFetching,
    // Signed out, there is nothing to ask for.
    reload: () => void (options.queryFn !== skipToken && refetch()),
  }
}

/** The library forgets the error of an attempt that brought no data as soon as the next one begins. */
function useLastingError<T>(query: UseQueryResult<T>) {
  const [last, setLast] = useState<ApiError | null>(null)
  if (query.error && query.error !== last) setLast(query.error)
  return query.error ?? (query.isLoading && query.errorUpdateCount > 0 ? last : null)
}
