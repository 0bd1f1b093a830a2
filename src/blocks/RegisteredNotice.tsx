import type { ComponentProps } from 'react'
import { StaleQueryNotice } from './Loaded'

/** Says in a view of the user's plan that the registered events are old or did not load. */
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
