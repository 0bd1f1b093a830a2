import type { Contingent } from '@/api/contingents'
import { ConfirmModal } from '@/shared/ui/modal/ConfirmModal'
import { leaving } from '@/state/server/contingent'
import { useAction } from '@/state/server/useAction'
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
  const words = leaveWords(contingent, isLeader)
  const [run, busy] = useAction({ ...leaving, done: words.done })

  async function confirm() {
    const { how } = await run({})
    // Where the outcome is unknown it stays open, so that the user can send it again.
    if (how === 'refused' || how === 'done') onClose()
    if (how === 'done') onDone()
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
