import { useCallback, useState } from 'react'
import { getMembers, type Contingent } from '@/api/contingents'
import { useTabReturn } from '@/shared/hooks/useTabReturn'
import { useLoad } from '@/state/useLoad'
import { problemOf } from '@/state/problem'

export type ContingentState = {
  /** One's contingent; `null` for somebody who is in none; unknown until the server has said so. */
  contingent: Contingent | null | undefined
  /** One was in it a moment ago, and is no longer, by no act of one's own. */
  lost: Contingent | null
  /** Why the last fetch gave nothing, in words to show; still there while it is tried again. */
  problem: string | null
  isLoading: boolean
  /** Fetches it again, while what is known stays. */
  reload: () => void
  /** How many acts of one's own have changed what one is in. */
  acts: number
  /** After an act that made what is known untrue: forgets it, and fetches it again. */
  restart: () => void
}

/** The contingent of whoever has this token, as the server has it. */
export function useContingent(token: string): ContingentState {
  const load = useCallback((signal: AbortSignal) => getMembers({ token }, signal), [token])
  const { data, error, isLoading, reload, restart: forget } = useLoad(load)
  const [lastSeen, setLastSeen] = useState<Contingent | null>(null)
  const [acts, setActs] = useState(0)
  if (data && data !== lastSeen) setLastSeen(data)

  const restart = useCallback(() => {
    setLastSeen(null)
    setActs((current) => current + 1)
    forget()
  }, [forget])
  // Somebody may have paid, joined or ended it all meanwhile. Who never comes back needs no polling.
  useTabReturn(reload)

  const lost = data === null ? lastSeen : null
  return { contingent: data, lost, problem: problemOf(error), isLoading, acts, reload, restart }
}
