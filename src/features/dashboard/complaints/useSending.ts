import { useState } from 'react'
import { draftOf, dropDraft } from '@/shared/storage/drafts'
import { notify } from '@/shared/ui/toast/notify'
import { useSubmitComplaint } from '@/state/server/complaints'
import { useOwnSession } from '@/state/session'

/** Sends a complaint. The dashboard calls this hook, so that closing the modal does not lead to a second send. */
export function useSending(onDone: () => void) {
  const draftName = `complaint:${useOwnSession().user.sfId}`
  const [run, isBusy] = useSubmitComplaint()
  const [sent, setSent] = useState(0)

  async function submit(type: string, issue: string) {
    const outcome = await run({ type, issue: issue.trim() })
    // The code is shown as a warning (Spec §8); the server's message is already on screen.
    if (outcome.how === 'refused' && outcome.error.code !== undefined) {
      notify.warn(`Code ${outcome.error.code}`)
    }
    if (outcome.how !== 'done') return
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

export type ComplaintSending = ReturnType<typeof useSending>
