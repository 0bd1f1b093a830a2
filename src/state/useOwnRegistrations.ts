import { useCallback } from 'react'
import { getRegisteredEvents } from '@/api/events'
import { problemOf } from './problem'
import { useSession } from './session'
import { useLoad } from './useLoad'

/**
 * What the signed-in person is registered for: nothing while signed out and while it is not known. `problem` says in
 * words why the last fetch gave nothing. `stay`: on pages that anybody may see, an ended session sends nobody away.
 */
export function useOwnRegistrations({ stay }: { stay: boolean }) {
  const { session } = useSession()
  const token = session?.token
  const load = useCallback(
    (signal: AbortSignal) => getRegisteredEvents({ token: token ?? '' }, signal),
    [token],
  )
  const { data, error, isLoading, reload } = useLoad(token ? load : null, { stay })
  return { registrations: data, problem: problemOf(error), isLoading, reload }
}
