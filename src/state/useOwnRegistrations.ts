import { useCallback } from 'react'
import { getRegisteredEvents } from '@/api/events'
import { problemOf } from './problem'
import { useSession } from './session'
import { useLoad } from './useLoad'

/** `undefined` while signed out or not loaded. `problem` is the message of the last failure. `stay`: see `useLoad`. */
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
