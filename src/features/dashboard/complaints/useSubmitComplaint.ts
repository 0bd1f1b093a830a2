import { useCallback, useState } from 'react'
import { submitComplaint } from '@/api/complaints'
import { draftOf, dropDraft } from '@/shared/lib/drafts'
import { notify } from '@/shared/ui/notify'
import { useOwnSession } from '@/state/session'
import { useAction } from '@/state/useAction'
import { NETWORK_ISSUE } from '@/state/useProblem'

/** Sends a complaint. It lives with the board, so that shutting the sheet meanwhile sends nothing twice. */
export function useSubmitComplaint(onDone: () => void) {
  const { token, user } = useOwnSession()
  const draftName = `complaint:${user.sfId}`
  const call = useCallback(
    (complaint: { type: string; issue: string }) => submitComplaint({ token, ...complaint }),
    [token],
  )
  const [run, isBusy] = useAction(call, { offline: NETWORK_ISSUE })
  const [sent, setSent] = useState(0)

  async function submit(type: string, issue: string) {
    const outcome = await run({ type, issue: issue.trim() })
    // Spec §8: the code is shown as a warning; the server's words have been said already.
    if (outcome.how === 'refused' && outcome.error.code !== undefined) {
      notify.warn(`Code ${outcome.error.code}`)
    }
    if (outcome.how !== 'done') return
    notify.success('Complaint submitted')
    // What was typed on meanwhile is another complaint.
    if (draftOf(draftName).get().issue === issue) {
      dropDraft(draftName)
      setSent((count) => count + 1)
    }
    onDone()
  }

  return { submit, isBusy, draftName, /** A new one begins an empty form. */ sent }
}

export type ComplaintSending = ReturnType<typeof useSubmitComplaint>
