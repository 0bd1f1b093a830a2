import { useState } from 'react'
import { subjectOf, type Complaint } from '@/api/complaints'
import type { ListId } from '@/queries/complaintRules'
import { useCancelComplaint } from '@/queries/complaints'
import { ConfirmModal } from '@/shared/ui/modal/ConfirmModal'
import { Modal } from '@/shared/ui/modal/Modal'
import { Untranslated } from '@/shared/ui/Untranslated'
import { useConfirmation } from '../useConfirmation'
import { shortened } from './ComplaintCard'
import { ComplaintForm } from './ComplaintForm'
import { ComplaintLists } from './ComplaintLists'
import styles from './ReportIssue.module.css'

type Props = { open: boolean; onClose: () => void }

export function ReportIssueModal({ open, onClose }: Props) {
  const [list, setList] = useState<ListId>('current')
  const { pending, ask, confirm } = useConfirmation<Complaint>({
    isOpen: open,
    keyOf: ({ id }) => String(id),
  })
  const cancel = useCancelComplaint(pending?.id)

  return (
    <>
      {/* Rendered before the modal below it, so that the focus returns step by step when both close at once. */}
      <ConfirmModal
        open={pending !== null}
        title="Cancel complaint?"
        confirm="Cancel complaint"
        cancel="Keep it"
        busy={cancel.isPending && 'Cancelling...'}
        onConfirm={() => void confirm(cancel.send)}
        onClose={() => ask(null)}
      >
        <p>
          {pending && (
            <>
              {subjectOf(pending).type}: “<Untranslated>{shortened(pending.issue)}</Untranslated>”
            </>
          )}{' '}
          The organisers will no longer look at it. It moves to Closed.
        </p>
      </ConfirmModal>
      <Modal open={open} title="Report Issue" size="wide" onClose={onClose}>
        <div className={styles.columns}>
          <ComplaintForm onSent={() => setList('current')} />
          <ComplaintLists onCancel={ask} current={list} onChange={setList} />
        </div>
      </Modal>
    </>
  )
}
