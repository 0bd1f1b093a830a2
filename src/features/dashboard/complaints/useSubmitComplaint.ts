import { useRef, useState } from 'react'
import { fetchComplaints, submitComplaint, type Complaint } from '@/api/complaints'
import { draftOf, dropDraft } from '@/shared/storage/drafts'
import { notify } from '@/shared/ui/toast/notify'
import { useOwnSession } from '@/state/session'
import { useAction } from '@/state/useAction'
import { NETWORK_ISSUE } from '@/state/problem'
import { listOfStatus } from './list/groupComplaints'
import type { ComplaintsState } from './list/useComplaints'

type Sent = Pick<Complaint, 'type' | 'issue'>

/**
 * Sends a complaint. The dashboard calls this hook, so that closing the modal does not lead to a second send. The
 * server accepts duplicates, so after a timeout the list is read before anything is sent again.
 */
export function useSubmitComplaint({ complaints, reload }: ComplaintsState, onDone: () => void) {
  const { token, user } = useOwnSession()
  const draftName = `complaint:${user.sfId}`
  const [run, isBusy] = useAction(call, { offline: NETWORK_ISSUE, recover })
  const [sent, setSent] = useState(0)
  /** The complaints before the first attempt; `null` while no attempt is in doubt. */
  const before = useRef<ReadonlySet<number>>(null)

  async function call(complaint: Sent) {
    const isRetry = before.current !== null
    before.current ??= new Set(complaints?.map(({ id }) => id))
    const found = isRetry ? await recover(complaint) : undefined
    return found ?? submitComplaint({ token, ...complaint })
  }

  async function recover({ type, issue }: Sent) {
    const found = await fetchComplaints({ token })
    const isIt = (each: Complaint) =>
      each.type === type && each.issue.trim() === issue && listOfStatus(each.status) === 'current'
    return found.some((each) => isIt(each) && !before.current?.has(each.id)) ? '' : undefined
  }

  async function submit(type: string, issue: string) {
    const outcome = await run({ type, issue: issue.trim() })
    // The code is shown as a warning (Spec §8); the server's message is already on screen.
    if (outcome.how === 'refused' && outcome.error.code !== undefined) {
      notify.warn(`Code ${outcome.error.code}`)
    }
    if (outcome.how === 'unknown') reload()
    if (outcome.how !== 'done') return
    before.current = null
    notify.done(outcome.value, 'Complaint submitted')
    // Text typed during the request is a new complaint: keep it.
    if (draftOf(draftName).get().issue === issue) {
      dropDraft(draftName)
      setSent((count) => count + 1)
    }
    onDone()
  }

  return { submit, isBusy, draftName, /** Used as `key`: a change empties the form. */ sent }
}

export type ComplaintSending = ReturnType<typeof useSubmitComplaint>
