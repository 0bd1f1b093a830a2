import { useCallback } from 'react'
import { getRegisteredEvents, type Registrations } from '@/api/events'
import { withCachedResponse } from './offline/ownData'
import { problemOf } from './problem'
import { useSession } from './session'
import { useLoad, type Show } from './useLoad'

/**
 * `undefined` while signed out or not loaded; the last known ones without a network. `problem` is the message of the last
 * failure. `asOf`, `stay`: see `useLoad`.
 */
export function useOwnRegistrations({ stay }: { stay: boolean }) {
  const { session } = useSession()
  const token = session?.token ?? ''
  const load = useCallback(
    (signal: AbortSignal, show: Show<Registrations>) => {
      const answer = getRegisteredEvents({ token }, signal)
      withCachedResponse('registrations', { token, answer, signal, show })
      return answer
    },
    [token],
  )
  const { data, asOf, error, isLoading, reload } = useLoad(token ? load : null, { stay })
  return { registrations: data, asOf, problem: problemOf(error), isLoading, reload }
}
