import type { Contingent } from '@/api/contingents'
import { ConfirmModal } from '@/shared/ui/modal/ConfirmModal'
import { notify } from '@/shared/ui/toast/notify'
import { useLeaveContingent } from '@/state/server/contingent'
import { leaveWords } from './leave'

type Props = {
  open: boolean
  contingent: Contingent
  isLeader: boolean
  onDone: () => void
  onClose: () => void
}

/** Asks once and names what is lost. One call for both: when the leader leaves, the contingent is deleted (Spec §7). */
export function LeaveModal({ open, contingent, isLeader, onDone, onClose }: Props) {
  const [run, busy] = useLeaveContingent()
  const words = leaveWords(contingent, isLeader)

  async function confirm() {
    const outcome = await run({})
    // After a timeout the question stays open, so that the user can send it again.
    if (outcome.how === 'refused' || outcome.how === 'done') onClose()
    if (outcome.how !== 'done') return
    notify.done(outcome.value, words.done)
    onDone()
  }

  return (
    <ConfirmModal
      open={open}
      title={words.title}
      confirm={words.confirm}
      busy={busy && words.busy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {words.losses.map((loss) => (
        <p key={loss}>{loss}</p>
      ))}
    </ConfirmModal>
  )
}
