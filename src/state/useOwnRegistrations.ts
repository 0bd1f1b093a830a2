import { useCallback } from 'react'
import { getRegisteredEvents } from '@/api/events'
import { useSession } from './session'
import { useLoad } from './useLoad'

/**
 * What the signed-in person is registered for, on pages that anybody may see: nothing while signed out, while it is not
 * known, and when the check fails. Behind the guard the dashboard loads its own, and says what went wrong.
 */
export function useOwnRegistrations() {
  const { session } = useSession()
  const token = session?.token
  const load = useCallback(
    (signal: AbortSignal) => getRegisteredEvents({ token: token ?? '' }, signal),
    [token],
  )
  const { data, reload } = useLoad(token ? load : null, { stay: true })
  return { registrations: data, reload }
}
