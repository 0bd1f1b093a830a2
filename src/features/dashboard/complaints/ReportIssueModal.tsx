import { useState } from 'react'
import { Modal } from '@/shared/ui/modal/Modal'
import { focusTargets, useFocusHeading } from '../useFocusHeading'
import type { RegistrationsState } from '../useRegistrations'
import { CancelComplaintModal } from './list/CancelComplaintModal'
import { ComplaintForm } from './ComplaintForm'
import { ComplaintLists } from './list/ComplaintLists'
import type { ListId } from './list/groupComplaints'
import { useCancelComplaint } from './list/useCancelComplaint'
import { useComplaints } from './list/useComplaints'
import { useSubmitComplaint } from './useSubmitComplaint'
import styles from './ReportIssue.module.css'

type Props = {
  open: boolean
  registrations: RegistrationsState['registrations']
  onClose: () => void
}

export function ReportIssueModal({ open, registrations, onClose }: Props) {
  const land = useFocusHeading()
  const [list, setList] = useState<ListId>('current')
  const state = useComplaints(open)
  const cancelling = useCancelComplaint(state, () => land(focusTargets.complaints))
  const sending = useSubmitComplaint(state, () => {
    state.reload()
    setList('current')
    land(focusTargets.complaints)
  })
  // Browser Back may close the modal under an open question; the question must not be there next time.
  if (!open && cancelling.asked) cancelling.ask(null)

  return (
    <>
      {/* Before the modal that it covers: when both close at once, focus returns step by step. */}
      <CancelComplaintModal open={open} cancelling={cancelling} />
      <Modal open={open} title="Report Issue" size="wide" onClose={onClose}>
        <div className={styles.columns}>
          <ComplaintForm key={sending.sent} registrations={registrations} sending={sending} />
          <ComplaintLists state={state} cancelling={cancelling} current={list} onChange={setList} />
        </div>
      </Modal>
    </>
  )
}
