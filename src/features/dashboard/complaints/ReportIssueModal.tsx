import { useState } from 'react'
import { Modal } from '@/shared/ui/modal/Modal'
import type { ListId } from '@/state/server/complaints'
import { focusTargets, useFocusHeading } from '../useFocusHeading'
import { CancelComplaintModal } from './list/CancelComplaintModal'
import { ComplaintForm } from './ComplaintForm'
import { ComplaintLists } from './list/ComplaintLists'
import { useCancelling } from './list/useCancelling'
import { useSending } from './useSending'
import styles from './ReportIssue.module.css'

type Props = { open: boolean; onClose: () => void }

export function ReportIssueModal({ open, onClose }: Props) {
  const focusHeading = useFocusHeading()
  const [list, setList] = useState<ListId>('current')
  const cancelling = useCancelling(() => focusHeading(focusTargets.complaints))
  const sending = useSending(() => {
    setList('current')
    focusHeading(focusTargets.complaints)
  })
  // Browser Back may close the modal under an open question; the question must not be there next time.
  if (!open && cancelling.asked) cancelling.ask(null)

  return (
    <>
      {/* Before the modal that it covers: when both close at once, focus returns step by step. */}
      <CancelComplaintModal open={open} cancelling={cancelling} />
      <Modal open={open} title="Report Issue" size="wide" onClose={onClose}>
        <div className={styles.columns}>
          <ComplaintForm key={sending.sent} sending={sending} />
          <ComplaintLists cancelling={cancelling} current={list} onChange={setList} />
        </div>
      </Modal>
    </>
  )
}
