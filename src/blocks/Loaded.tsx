import type { UseQueryResult } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { edition } from '@/content/edition'
import type { ApiError } from '@/api/errors'
import { queryErrorMessage } from '@/queries/messages'
import { readTime } from '@/shared/lib/age'
import { restoreFocus } from '@/shared/lib/focus'
import { useReload } from '@/shared/hooks/useReload'
import { ErrorState } from '@/shared/ui/status/ErrorState'
import { StaleNotice } from '@/shared/ui/status/StaleNotice'

/** A query. Its old data stay during a refetch, and when the refetch fails. */
type Query<T> = Pick<
  UseQueryResult<T>,
  'error' | 'dataUpdatedAt' | 'isFetched' | 'isFetching' | 'refetch'
> & { data: T | undefined }

type FailureProps = {
  query: Query<unknown>
  /** The title of the error when nothing could be loaded, for example 'Your events did not load'. */
  failed: string
  /** The message when the server sent no usable response. */
  networkError?: string
  /** The text of the retry button during a retry. */
  busy?: string
  className?: string | undefined
}

type Props<T> = FailureProps & {
  query: Query<T>
  /** The title of the notice above data that could not be fetched again. */
  staleTitle?: string
  skeleton: ReactNode
  children: (data: T) => ReactNode
}

/** Renders a placeholder while the query loads, an error with a retry, or the data with their age. */
export function Loaded<T>({ query, staleTitle, skeleton, children, ...failure }: Props<T>) {
  const { data, isFetched } = query
  if (data === undefined) return isFetched ? <LoadFailure query={query} {...failure} /> : skeleton
  return (
    <>
      {staleTitle !== undefined && (
        <StaleQueryNotice query={query} title={staleTitle} networkError={failure.networkError} />
      )}
      {children(data)}
    </>
  )
}

export function LoadFailure(props: FailureProps) {
  const { query, failed, networkError, busy = 'Loading...', className } = props
  const { retry, isRetrying, onRetry } = useRetry(query)
  return (
    <div className={className}>
      <ErrorState
        ref={restoreFocus}
        title={failed}
        message={queryErrorMessage(useLastError(query), networkError) ?? ''}
        retry={retry}
        busy={isRetrying && busy}
        onRetry={onRetry}
      />
    </div>
  )
}

type StaleQueryProps = { query: Query<unknown>; title: string; networkError?: string | undefined }

/** After a failed fetch: the age of the data, and the reason of the failure. */
export function StaleQueryNotice({ query, title, networkError }: StaleQueryProps) {
  const { retry, isRetrying, onRetry } = useRetry(query)
  return (
    <StaleNotice
      title={title}
      problem={queryErrorMessage(useLastError(query), networkError)}
      asOf={asOf(query)}
      retry={retry}
      isLoading={isRetrying}
      onRetry={onRetry}
    />
  )
}

/** When the chunk that sends requests is missing, only a reload helps. */
function useRetry({ error, isFetching, refetch }: Query<unknown>) {
  const { reload, isReloading } = useReload()
  if (error?.kind === 'missing')
    return { retry: 'Reload the page', isRetrying: isReloading, onRetry: reload }
  return { retry: 'Try again', isRetrying: isFetching, onRetry: () => void refetch() }
}

/** The time of data that may be out of date, in the festival's time zone and the Indian format: "24 Jan, 6:40 pm". */
export function asOf({ data, error, dataUpdatedAt }: Query<unknown>): string | undefined {
  const at = readTime(dataUpdatedAt)
  if (data === undefined || error === null || at === 0) return undefined
  const day = { timeZone: edition.timeZone, day: 'numeric', month: 'short' } as const
  const time = { hour: 'numeric', minute: '2-digit', hour12: true } as const
  return new Intl.DateTimeFormat('en-IN', { ...day, ...time }).format(at)
}

/** TanStack Query clears the error when a query without data is fetched again. The message must stay during the retry. */
export function useLastError({ data, error, isFetched }: Query<unknown>): ApiError | null {
  const [last, setLast] = useState(error)
  if (error && error !== last) setLast(error)
  const isRetry = data === undefined && isFetched
  return error ?? (isRetry ? last : null)
}
