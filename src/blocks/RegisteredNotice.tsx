import type { ComponentProps } from 'react'
import { StaleQueryNotice } from './Loaded'

/** In a view of the user's plan: how old the registered events are, or that they did not load. */
export function RegisteredNotice({
  query,
}: Pick<ComponentProps<typeof StaleQueryNotice>, 'query'>) {
  return (
    <StaleQueryNotice
      query={query}
      title={
        query.data
          ? 'Your registered events may be out of date.'
          : 'Your registered events did not load.'
      }
    />
  )
}
