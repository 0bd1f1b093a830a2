import { useMemo } from 'react'
import { useOwnRegistrations } from '@/state/useOwnRegistrations'

const NONE: ReadonlySet<number> = new Set()

/**
 * The ids of the events that the signed-in person is in; empty while that is not known. A failed check says nothing and
 * stops nobody: at registering the server decides.
 */
export function useRegisteredIds() {
  const { registrations, reload } = useOwnRegistrations({ stay: true })
  const ids = useMemo(
    () =>
      registrations
        ? new Set([...registrations.solo, ...registrations.group].map(({ event }) => event.id))
        : NONE,
    [registrations],
  )
  return { ids, reload }
}
