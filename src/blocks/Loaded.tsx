import type { UseQueryResult } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { edition } from '@/content/edition'
import type { ApiError } from '@/api/errors'
import { queryErrorMessage } from '@/queries/messages'
import { useIsOffline } from '@/shared/hooks/useIsOffline'
import { restoreFocus } from '@/shared/lib/restoreFocus'
import { ErrorState } from '@/shared/ui/status/ErrorState'
import { StaleNotice } from '@/shared/ui/status/StaleNotice'

/** A query. Its data stay while it is fetched again, and if that fails. */
type Query<T> = Pick<
  UseQueryResult<T>,
  'error' | 'errorUpdatedAt' | 'dataUpdatedAt' | 'isFetching' | 'refetch'
> & {
  data: T | undefined
  /** False until the server has responded or failed: the data are of an earlier visit. */
  hasSettled?: boolean
  /** The data are of an earlier visit, and the server will probably respond before their age matters. */
  isWaiting?: boolean
}

type FailureProps = {
  query: Query<unknown>
  /** The title where nothing could be loaded, as in 'Your events did not load'. */
  failed: string
  /** The text of the retry button while it works. */
  busy?: string
  /** Of the box around the error. */
  className?: string | undefined
}

type Props<T> = FailureProps & {
  query: Query<T>
  /** Above data that may be out of date; see `Age`. */
  old?: string
  skeleton: ReactNode
  children: (data: T) => ReactNode
}

/** Something from the server: a placeholder while it loads, an error with a way on, or the data with their age. */
export function Loaded<T>({ query, old, skeleton, children, ...failure }: Props<T>) {
  const { data, errorUpdatedAt } = query
  if (data === undefined)
    return errorUpdatedAt > 0 ? <LoadFailure query={query} {...failure} /> : skeleton
  return (
    <>
      {old !== undefined && <Age query={query} old={old} />}
      {children(data)}
    </>
  )
}

export function LoadFailure({ query, failed, busy = 'Loading...', className }: FailureProps) {
  return (
    <div className={className}>
      <ErrorState
        ref={restoreFocus}
        title={failed}
        message={queryErrorMessage(useLastError(query)) ?? ''}
        busy={query.isFetching && busy}
        onRetry={() => void query.refetch()}
      />
    </div>
  )
}

/** The time of data that may be out of date, and why they could not be fetched again. Otherwise nothing. */
export function Age({ query, old }: { query: Query<unknown>; old: string }) {
  return (
    <StaleNotice
      title={old}
      problem={queryErrorMessage(useLastError(query))}
      asOf={useAsOf(query)}
      isLoading={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  )
}

/** The time of data that may be out of date, as people in India write it: "24 Jan, 6:40 pm", in the festival's time. */
export function useAsOf(query: Query<unknown>) {
  const { data, error, dataUpdatedAt, hasSettled = true, isWaiting = false } = query
  const isOffline = useIsOffline()
  const isOutdated = isOffline || error !== null || (!hasSettled && !isWaiting)
  if (data === undefined || !isOutdated) return undefined
  const day = { timeZone: edition.timeZone, day: 'numeric', month: 'short' } as const
  const time = { hour: 'numeric', minute: '2-digit', hour12: true } as const
  return new Intl.DateTimeFormat('en-IN', { ...day, ...time }).format(dataUpdatedAt)
}

/** Without data, the library clears the error when the query is fetched again. Its message must stay meanwhile. */
export function useLastError({ data, error, errorUpdatedAt }: Query<unknown>): ApiError | null {
  const [last, setLast] = useState(error)
  if (error && error !== last) setLast(error)
  const isRetry = data === undefined && errorUpdatedAt > 0
  return error ?? (isRetry ? last : null)
}
