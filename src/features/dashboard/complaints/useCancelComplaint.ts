import { useCallback, useState } from 'react'
import { cancelComplaint, type Complaint } from '@/api/complaints'
import { notify } from '@/shared/ui/notify'
import { useOwnSession } from '@/state/session'
import { useAction } from '@/state/useAction'
import { NETWORK_ISSUE } from '@/state/useProblem'
import type { ComplaintsState } from './useComplaints'

const idOf = ({ id }: Complaint) => id

/** Takes a complaint back: asks once, sends it once, and moves it to Closed. */
export function useCancelComplaint({ close, reload }: ComplaintsState, onDone: () => void) {
  const { token } = useOwnSession()
  const call = useCallback(
    ({ id }: Complaint) => cancelComplaint({ token, complaint_id: id }),
    [token],
  )
  const [run, , working] = useAction(call, { offline: NETWORK_ISSUE, keyOf: idOf })
  const [asked, setAsked] = useState<Complaint | null>(null)

  async function confirm() {
    if (!asked) return
    const { how } = await run(asked)
    // Without an answer the question stays, ready to be sent again.
    if (how === 'offline' || how === 'dropped') return
    setAsked((current) => (current?.id === asked.id ? null : current))
    if (how === 'refused') {
      // It may have been closed or resolved by somebody else meanwhile.
      reload()
      return
    }
    notify.success('Complaint cancelled')
    close(asked.id)
    onDone()
  }

  return { asked, ask: setAsked, confirm, isBusyWith: (id: number) => working.has(id) }
}

export type Cancelling = ReturnType<typeof useCancelComplaint>
