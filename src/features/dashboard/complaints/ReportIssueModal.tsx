import { useState } from 'react'
import type { ListId } from '@/api/complaints'
import { ConfirmModal } from '@/shared/ui/modal/ConfirmModal'
import { Modal } from '@/shared/ui/modal/Modal'
import { cancellation } from '@/state/server/complaints'
import { focusTargets, useFocusHeading } from '../useFocusHeading'
import { useQuestion } from '../useQuestion'
import { ComplaintForm } from './ComplaintForm'
import { ComplaintLists } from './ComplaintLists'
import { readType, shortened } from './complaintRules'
import styles from './ReportIssue.module.css'

type Props = { open: boolean; onClose: () => void }

export function ReportIssueModal({ open, onClose }: Props) {
  const focusHeading = useFocusHeading()
  const [list, setList] = useState<ListId>('current')
  const { asked, ask, isBusy, isBusyWith, modal } = useQuestion(cancellation, {
    isOpen: open,
    onDone: () => focusHeading(focusTargets.complaints),
  })

  function handleSent() {
    setList('current')
    focusHeading(focusTargets.complaints)
  }

  return (
    <>
      {/* Before the modal that it covers: when both close at once, focus returns step by step. */}
      <ConfirmModal
        {...modal}
        title="Cancel complaint?"
        confirm="Cancel complaint"
        cancel="Keep it"
        busy={isBusy && 'Cancelling...'}
      >
        <p>
          {asked && `${readType(asked.type).type}: “${shortened(asked.issue)}”`} The organisers will
          no longer look at it. It moves to Closed.
        </p>
      </ConfirmModal>
      <Modal open={open} title="Report Issue" size="wide" onClose={onClose}>
        <div className={styles.columns}>
          <ComplaintForm onSent={handleSent} />
          <ComplaintLists
            isCancelling={isBusyWith}
            onCancel={ask}
            current={list}
            onChange={setList}
          />
        </div>
      </Modal>
    </>
  )
}
