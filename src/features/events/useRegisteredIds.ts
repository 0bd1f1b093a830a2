import { useCallback, useMemo } from 'react'
import { getRegisteredEvents } from '@/api/events'
import { useSession } from '@/state/session'
import { useLoad } from '@/state/useLoad'

const NONE: ReadonlySet<number> = new Set()

/**
 * The ids of the events that the signed-in person is in; empty while that is not known. A failed check says nothing and
 * stops nobody: at registering the server decides.
 */
export function useRegisteredIds() {
  const { session } = useSession()
  const token = session?.token
  const load = useCallback(
    (signal: AbortSignal) => getRegisteredEvents({ token: token ?? '' }, signal),
    [token],
  )
  const { data, reload } = useLoad(token ? load : null, { stay: true })
  const ids = useMemo(
    () => (data ? new Set([...data.solo, ...data.group].map(({ event }) => event.id)) : NONE),
    [data],
  )
  return { ids, reload }
}
