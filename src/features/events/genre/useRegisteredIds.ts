import { useMemo } from 'react'
import { useOwnRegistrations } from '@/state/useOwnRegistrations'

const NONE: ReadonlySet<number> = new Set()

/** The user's registered events; empty while unknown. If the fetch fails, the server decides at registration. */
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
