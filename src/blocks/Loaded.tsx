import type { ReactNode } from 'react'
import { edition } from '@/content/edition'
import { restoreFocus } from '@/shared/lib/restoreFocus'
import { ErrorState } from '@/shared/ui/status/ErrorState'
import { StaleNotice } from '@/shared/ui/status/StaleNotice'
import type { Resource } from '@/state/server/useResource'

type Props<T> = {
  resource: Resource<T>
  /** The title where nothing could be loaded, as in 'Your events did not load'. */
  failed: string
  /** Above data that may be out of date; see `Age`. */
  old?: string
  skeleton: ReactNode
  /** The text of the retry button while it works. */
  busy?: string
  /** Of the box around the error. */
  className?: string | undefined
  children: (data: T) => ReactNode
}

/** Something from the server: a placeholder while it loads, an error with a way on, or the data with their age. */
export function Loaded<T>(props: Props<T>) {
  const { resource, failed, old, skeleton, busy = 'Loading...', className, children } = props
  const { data, problem, isLoading, reload } = resource
  if (data !== undefined) {
    return (
      <>
        {old !== undefined && <Age resource={resource} old={old} />}
        {children(data)}
      </>
    )
  }
  if (problem === null) return skeleton
  return (
    <div className={className}>
      <ErrorState
        ref={restoreFocus}
        title={failed}
        message={problem}
        busy={isLoading && busy}
        onRetry={reload}
      />
    </div>
  )
}

type AgeProps = {
  resource: Omit<Resource<unknown>, 'data' | 'error'>
  /** As in 'This list may be out of date.' */
  old: string
}

/** The time of data that may be out of date, and why they could not be read again. Otherwise nothing. */
export function Age({ resource: { asOf, problem, isLoading, reload }, old }: AgeProps) {
  return (
    <StaleNotice
      title={old}
      problem={problem}
      asOf={asOfWords(asOf)}
      isLoading={isLoading}
      onRetry={reload}
    />
  )
}

/** As people in India write it, "24 Jan, 6:40 pm", in the festival's time, wherever the user is. */
export function asOfWords(asOf: number | undefined): string | undefined {
  if (asOf === undefined) return undefined
  const day = { timeZone: edition.timeZone, day: 'numeric', month: 'short' } as const
  const time = { hour: 'numeric', minute: '2-digit', hour12: true } as const
  return new Intl.DateTimeFormat('en-IN', { ...day, ...time }).format(asOf)
}
