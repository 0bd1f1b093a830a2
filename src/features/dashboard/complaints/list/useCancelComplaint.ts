import { useCallback, useState } from 'react'
import { cancelComplaint, fetchComplaints, type Complaint } from '@/api/complaints'
import { notify } from '@/shared/ui/toast/notify'
import { useOwnSession } from '@/state/session'
import { useAction } from '@/state/useAction'
import { NETWORK_ISSUE } from '@/state/problem'
import { listOfStatus } from './groupComplaints'
import type { ComplaintsState } from './useComplaints'

const idOf = ({ id }: Complaint) => id

export function useCancelComplaint({ close, reload }: ComplaintsState, onDone: () => void) {
  const { token } = useOwnSession()
  const call = useCallback(
    ({ id }: Complaint) => cancelComplaint({ token, complaint_id: id }),
    [token],
  )
  const [run, , working] = useAction(call, {
    offline: NETWORK_ISSUE,
    async recover({ id }) {
      const found = (await fetchComplaints({ token })).find((each) => each.id === id)
      return found && listOfStatus(found.status) === 'closed' ? '' : undefined
    },
    keyOf: idOf,
  })
  const [asked, setAsked] = useState<Complaint | null>(null)

  async function confirm() {
    if (!asked) return
    const outcome = await run(asked)
    // Somebody else may have closed or resolved it, and a request without a response may still arrive.
    if (outcome.how === 'refused' || outcome.how === 'unknown') reload()
    // After a timeout the question stays open, so that the user can send it again.
    if (outcome.how === 'refused' || outcome.how === 'done') {
      setAsked((current) => (current?.id === asked.id ? null : current))
    }
    if (outcome.how !== 'done') return
    notify.done(outcome.value, 'Complaint cancelled')
    close(asked.id)
    onDone()
  }

  return { asked, ask: setAsked, confirm, isBusyWith: (id: number) => working.has(id) }
}

export type Cancelling = ReturnType<typeof useCancelComplaint>
