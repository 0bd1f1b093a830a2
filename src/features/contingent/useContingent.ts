import { useCallback, useState } from 'react'
import { getMembers, type Contingent } from '@/api/contingents'
import { useTabReturn } from '@/shared/hooks/useTabReturn'
import { updateCached, withCachedResponse } from '@/state/offline/ownData'
import { useLoad, type Show } from '@/state/useLoad'
import { problemOf } from '@/state/problem'

export type ContingentState = {
  /** `null`: the user is in no contingent. `undefined`: not known yet. */
  contingent: Contingent | null | undefined
  /** The contingent that the user has just lost, without an action in this tab. */
  lost: Contingent | null
  /** The time of the data, where they may be out of date. */
  asOf: number | undefined
  /** The error message of the last fetch; kept while it is retried. */
  problem: string | null
  isLoading: boolean
  reload: () => void
  /** How often the user has joined, created or left a contingent here. */
  actionCount: number
  /** After such an action: drops the current data and fetches again. */
  restart: () => void
}

export function useContingent(token: string): ContingentState {
  const load = useCallback(
    (signal: AbortSignal, show: Show<Contingent | null>) => {
      const answer = getMembers({ token }, signal)
      withCachedResponse('contingent', { token, answer, signal, show })
      return answer
    },
    [token],
  )
  const { data, asOf, error, isLoading, reload, restart: forget } = useLoad(load)
  const [lastSeen, setLastSeen] = useState<Contingent | null>(null)
  const [actionCount, setActionCount] = useState(0)
  if (data && data !== lastSeen) setLastSeen(data)

  const restart = useCallback(() => {
    setLastSeen(null)
    setActionCount((current) => current + 1)
    updateCached('contingent', token, () => undefined)
    forget()
  }, [forget, token])
  // Others may have paid, joined or deleted it meanwhile. Fetching on return to the tab is enough; no polling.
  useTabReturn(reload)

  const lost = data === null ? lastSeen : null
  const problem = problemOf(error)
  return { contingent: data, lost, asOf, problem, isLoading, actionCount, reload, restart }
}
