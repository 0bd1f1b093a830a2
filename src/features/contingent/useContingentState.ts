import { useState } from 'react'
import type { Contingent } from '@/api/contingents'
import { contingent as own } from '@/state/server/contingent'
import { useOwn } from '@/state/server/own'

export function useContingentState() {
  const resource = useOwn(own)
  const { data: contingent } = resource
  const [lastSeen, setLastSeen] = useState<Contingent | null>(null)
  const [actionCount, setActionCount] = useState(0)
  if (contingent && contingent !== lastSeen) setLastSeen(contingent)

  function noteAction() {
    setLastSeen(null)
    setActionCount((current) => current + 1)
  }
  return {
    ...resource,
    /** The contingent that the user has just lost, without an action in this tab. */
    lost: contingent === null ? lastSeen : null,
    /** How often the user has joined, created or left a contingent here. */
    actionCount,
    noteAction,
  }
}

export type ContingentState = ReturnType<typeof useContingentState>
