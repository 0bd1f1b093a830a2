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

/** A query. Its data stay while it is fetched again, and if that fails. */
type Query<T> = Pick<
  UseQueryResult<T>,
  'error' | 'dataUpdatedAt' | 'isFetched' | 'isFetching' | 'refetch'
> & { data: T | undefined }

type FailureProps = {
  query: Query<unknown>
  /** The title where nothing could be loaded, as in 'Your events did not load'. */
  failed: string
  /** For no usable response. */
  networkError?: string
  /** The text of the retry button while it works. */
  busy?: string
  /** Of the box around the error. */
  className?: string | undefined
}

type Props<T> = FailureProps & {
  query: Query<T>
  /** Above data that could not be fetched again; see `StaleQueryNotice`. */
  staleTitle?: string
  skeleton: ReactNode
  children: (data: T) => ReactNode
}

/** Something from the server: a placeholder while it loads, an error with a way on, or the data with their age. */
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

/** After a failed fetch: from when the data are, if there are any, and why they could not be fetched again. */
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

/** The way on after a failure: without the site's script for requests, only a reload helps. */
function useRetry({ error, isFetching, refetch }: Query<unknown>) {
  const { reload, isReloading } = useReload()
  if (error?.kind === 'missing')
    return { retry: 'Reload the page', isRetrying: isReloading, onRetry: reload }
  return { retry: 'Try again', isRetrying: isFetching, onRetry: () => void refetch() }
}

/** The time of data that may be out of date, as people in India write it: "24 Jan, 6:40 pm", in the festival's time. */
export function asOf({ data, error, dataUpdatedAt }: Query<unknown>): string | undefined {
  const at = readTime(dataUpdatedAt)
  if (data === undefined || error === null || at === 0) return undefined
  const day = { timeZone: edition.timeZone, day: 'numeric', month: 'short' } as const
  const time = { hour: 'numeric', minute: '2-digit', hour12: true } as const
  return new Intl.DateTimeFormat('en-IN', { ...day, ...time }).format(at)
}

/** Without data, the library clears the error when the query is fetched again. Its message must stay meanwhile. */
export function useLastError({ data, error, isFetched }: Query<unknown>): ApiError | null {
  const [last, setLast] = useState(error)
  if (error && error !== last) setLast(error)
  const isRetry = data === undefined && isFetched
  return error ?? (isRetry ? last : null)
}
