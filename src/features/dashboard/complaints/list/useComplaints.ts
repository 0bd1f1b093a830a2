import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { fetchComplaints, type Complaint } from '@/api/complaints'
import { problemOf } from '@/state/problem'
import { useOwnSession } from '@/state/session'
import { useLoad } from '@/state/useLoad'
import { CLOSED } from './groupComplaints'

export function useComplaints(isOpen: boolean) {
  const { token } = useOwnSession()
  const [isWanted, setIsWanted] = useState(isOpen)
  if (isOpen && !isWanted) setIsWanted(true)
  const load = useCallback((signal: AbortSignal) => fetchComplaints({ token }, signal), [token])
  const { data, asOf, error, isLoading, reload } = useLoad(isWanted ? load : null)
  const [closed, setClosed] = useState<{ in: Complaint[]; ids: number[] }>()

  const freshen = useEffectEvent(() => {
    if (data || error) reload()
  })
  useEffect(() => {
    if (isOpen) freshen()
  }, [isOpen])

  /** Moves it to Closed right after the call (Spec §4); the next response includes the change. */
  const close = useCallback(
    (id: number) => {
      if (!data) return
      setClosed((last) => ({ in: data, ids: [...(last?.in === data ? last.ids : []), id] }))
    },
    [data],
  )

  const complaints = useMemo(() => {
    const isClosed = ({ id }: Complaint) => closed?.in === data && closed?.ids.includes(id)
    return data?.map((each) => (isClosed(each) ? { ...each, status: CLOSED } : each))
  }, [data, closed])
  return { complaints, asOf, problem: problemOf(error), isLoading, reload, close }
}

export type ComplaintsState = ReturnType<typeof useComplaints>
