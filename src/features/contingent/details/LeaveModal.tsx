import type { Contingent } from '@/api/contingents'
import { ConfirmModal } from '@/shared/ui/modal/ConfirmModal'
import { leaving } from '@/state/server/contingent'
import { useAction } from '@/state/server/useAction'

type Props = {
  open: boolean
  contingent: Contingent
  isLeader: boolean
  onDone: () => void
  onClose: () => void
}

/** Asks once and names what is lost. One call for both: when the leader leaves, the contingent is deleted (Spec §7). */
export function LeaveModal({ open, contingent, isLeader, onDone, onClose }: Props) {
  const words = wordsOf(contingent, isLeader)
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
      title={`${words.confirm}?`}
      confirm={words.confirm}
      busy={busy && words.busy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>{words.loss}</p>
      {contingent.contingent_payment_status && (
        <p>It is paid. Ask the accommodation desk about the money first.</p>
      )}
    </ConfirmModal>
  )
}

function wordsOf({ contingent_name, updatedMembersInfo }: Contingent, isLeader: boolean) {
  const name = contingent_name || 'Your contingent'
  const { length } = updatedMembersInfo
  const who = length > 1 ? `all ${length} members lose their place` : 'its place is lost'
  if (isLeader)
    return {
      confirm: 'Delete Contingent',
      loss: `${name} will be deleted: ${who}, and its ID and code stop working.`,
      busy: 'Deleting...',
      done: 'The contingent is deleted',
    }
  return {
    confirm: 'Leave Contingent',
    loss: `You will lose your place in ${name}. To come back you need its ID and code.`,
    busy: 'Leaving...',
    done: 'You left the contingent',
  }
}
