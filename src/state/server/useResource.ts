import {
  skipToken,
  useQuery,
  useQueryClient,
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { ApiError } from '@/api/errors'
import { useIsOffline } from '@/shared/hooks/useIsOffline'
import { isFromEarlier } from './client'
import { problemOf } from './words'

export type Resource<T> = {
  /** `undefined` until the first answer; kept while it is read again, and if that fails. */
  data: T | undefined
  /** The time of the data (ms since 1970) where they may be out of date. */
  asOf: number | undefined
  /** Why the last attempt failed; stays during a retry. */
  error: ApiError | null
  /** The same in words; `null` without an error. */
  problem: string | null
  isLoading: boolean
  reload: () => void
}

/** What a screen needs to know of something that it reads from the server. */
export function useResource<T, Key extends QueryKey>(
  options: UseQueryOptions<T, ApiError, T, Key>,
): Resource<T> {
  const client = useQueryClient()
  const isOffline = useIsOffline()
  const query = useQuery(options)
  // Signed out, there is nothing to ask for.
  const isAsked = options.queryFn !== skipToken
  const { data, dataUpdatedAt: at, isFetching, refetch } = query
  const error = useLastingError(query)
  const isOld = error !== null || isOffline || (isFetching && isFromEarlier(client, at))
  const asOf = isOld && data !== undefined ? at : undefined
  return useMemo(
    () => ({
      data,
      asOf,
      error,
      problem: problemOf(error),
      isLoading: isFetching,
      reload: () => void (isAsked && refetch()),
    }),
    [data, asOf, error, isFetching, isAsked, refetch],
  )
}

/** The library forgets the error of an attempt that brought no data as soon as the next one begins. */
function useLastingError<T>({ error, isLoading, errorUpdateCount }: UseQueryResult<T>) {
  const [last, setLast] = useState<ApiError | null>(null)
  if (error && error !== last) setLast(error)
  return error ?? (isLoading && errorUpdateCount > 0 ? last : null)
}
