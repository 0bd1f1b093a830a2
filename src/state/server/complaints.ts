import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { cancelComplaint, fetchComplaints, submitComplaint, type Complaint } from '@/api/complaints'
import { useSession } from '../session'
import { ownResource } from './ownResource'
import { useOwnWrite } from './useOwnWrite'
import { useResource } from './useResource'
import { NETWORK_ISSUE } from './words'

/** `Closed` and `Resolved` have lists of their own; every other status is current (Spec §4). */
export type ListId = 'current' | 'closed' | 'resolved'

export function listOfStatus(status: string): ListId {
  const plain = status.toLowerCase()
  return plain === 'closed' || plain === 'resolved' ? plain : 'current'
}

const complaints = ownResource({ name: 'complaints', ask: fetchComplaints })

/** Read again each time that a screen with them opens: the organisers answer meanwhile. */
export function useComplaints() {
  return useResource({ ...complaints.query(useSession().session), staleTime: 0 })
}

type Sent = Pick<Complaint, 'type' | 'issue'>

/** The server accepts duplicates, so after a timeout the list is read before the same is sent again. */
export function useSubmitComplaint() {
  const { queryKey } = complaints.query(useSession().session)
  const client = useQueryClient()
  /** The complaints before the first attempt; `null` while no attempt is in doubt. */
  const before = useRef<ReadonlySet<number>>(null)

  function hasArrived(now: Complaint[], { type, issue }: Sent) {
    const isIt = (each: Complaint) =>
      each.type === type && each.issue.trim() === issue && listOfStatus(each.status) === 'current'
    return now.some((each) => isIt(each) && !before.current?.has(each.id))
  }

  const [run, isBusy] = useOwnWrite<Complaint[], Sent>(complaints, {
    failed: NETWORK_ISSUE,
    async call({ token, ...sent }) {
      const isRetry = before.current !== null
      before.current ??= new Set(client.getQueryData(queryKey)?.map(({ id }) => id))
      if (isRetry && hasArrived(await fetchComplaints({ token }), sent)) return ''
      return submitComplaint({ token, ...sent })
    },
    hasArrived,
  })

  async function submit(sent: Sent) {
    const outcome = await run(sent)
    if (outcome.how === 'done') before.current = null
    return outcome
  }
  return [submit, isBusy] as const
}

/** The screen updates locally (Spec §4): it moves to Closed. */
export function useCancelComplaint() {
  return useOwnWrite<Complaint[], { id: number }>(complaints, {
    failed: NETWORK_ISSUE,
    call: ({ token, id }) => cancelComplaint({ token, complaint_id: id }),
    keyOf: ({ id }) => id,
    isLocal: true,
    hasArrived: (now, { id }) =>
      now.some((each) => each.id === id && listOfStatus(each.status) === 'closed'),
    change: (now, { id }) =>
      now.map((each) => (each.id === id ? { ...each, status: 'Closed' } : each)),
  })
}
