import { useState } from 'react'
import { ConfirmModal } from '@/shared/ui/modal/ConfirmModal'
import { Modal } from '@/shared/ui/modal/Modal'
import { draftOf, dropDraft } from '@/shared/storage/drafts'
import { notify } from '@/shared/ui/toast/notify'
import { cancellation, submission, type ListId } from '@/state/server/complaints'
import { useAction } from '@/state/server/useAction'
import { useOwnSession } from '@/state/session'
import { focusTargets, useFocusHeading } from '../useFocusHeading'
import { useQuestion } from '../useQuestion'
import { ComplaintForm } from './ComplaintForm'
import { readType } from './complaintRules'
import { ComplaintLists } from './list/ComplaintLists'
import { shortened } from './list/shortened'
import styles from './ReportIssue.module.css'

type Props = { open: boolean; onClose: () => void }

/** The requests are here, so that closing the modal does not lead to a second one. */
export function ReportIssueModal({ open, onClose }: Props) {
  const focusHeading = useFocusHeading()
  const draftName = `complaint:${useOwnSession().user.sfId}`
  const [list, setList] = useState<ListId>('current')
  const [send, isSending] = useAction(submission)
  const question = useQuestion(cancellation, {
    isOpen: open,
    onDone: () => focusHeading(focusTargets.complaints),
  })
  const { asked } = question

  async function submit(type: string, issue: string) {
    const outcome = await send({ type, issue: issue.trim() })
    // The code is shown as a warning (Spec §8); the server's message is already on screen.
    if (outcome.how === 'refused' && outcome.error.code !== undefined) {
      notify.warn(`Code ${outcome.error.code}`)
    }
    if (outcome.how !== 'done') return outcome
    // Text typed during the request is a new complaint: keep it.
    if (draftOf(draftName).get().issue === issue) dropDraft(draftName)
    setList('current')
    focusHeading(focusTargets.complaints)
    return outcome
  }

  return (
    <>
      {/* Before the modal that it covers: when both close at once, focus returns step by step. */}
      <ConfirmModal
        open={open && asked !== null}
        title="Cancel complaint?"
        confirm="Cancel complaint"
        cancel="Keep it"
        busy={question.isBusy && 'Cancelling...'}
        onConfirm={question.confirm}
        onClose={question.cancel}
      >
        <p>
          {asked && `${readType(asked.type).type}: “${shortened(asked.issue)}”`} The organisers will
          no longer look at it. It moves to Closed.
        </p>
      </ConfirmModal>
      <Modal open={open} title="Report Issue" size="wide" onClose={onClose}>
        <div className={styles.columns}>
          <ComplaintForm draftName={draftName} isSending={isSending} onSubmit={submit} />
          <ComplaintLists
            isCancelling={question.isBusyWith}
            onCancel={question.ask}
            current={list}
            onChange={setList}
          />
        </div>
      </Modal>
    </>
  )
}
