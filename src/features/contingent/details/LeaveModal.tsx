import type { Contingent } from '@/api/contingent'
import { ApiError } from '@/api/errors'
import { useLeaveContingent } from '@/queries/contingent'
import { ConfirmModal } from '@/shared/ui/modal/ConfirmModal'
import { Untranslated } from '@/shared/ui/Untranslated'

type Props = {
  open: boolean
  contingent: Contingent
  isLeader: boolean
  onClose: () => void
}

/** One request serves both roles: when the leader leaves, the contingent is deleted (Spec §7). */
export function LeaveModal({ open, contingent, isLeader, onClose }: Props) {
  const texts = textsOf(contingent, isLeader)
  const leave = useLeaveContingent({ success: texts.done })

  async function confirm() {
    try {
      await leave.send(contingent.id)
      onClose()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      // After any other failure the modal stays open, so that the user can retry.
      if (error.kind === 'refused') onClose()
    }
  }

  return (
    <ConfirmModal
      open={open}
      title={`${texts.confirm}?`}
      confirm={texts.confirm}
      busy={leave.isPending && texts.busy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>{texts.loss}</p>
      {contingent.contingent_payment_status && (
        <p>It is paid. Ask the accommodation desk about the money first.</p>
      )}
    </ConfirmModal>
  )
}

function textsOf({ contingent_name, updatedMembersInfo }: Contingent, isLeader: boolean) {
  const name = contingent_name ? <Untranslated>{contingent_name}</Untranslated> : 'Your contingent'
  const { length } = updatedMembersInfo
  const who = length > 1 ? `all ${length} members lose their place` : 'its place is lost'
  if (isLeader)
    return {
      confirm: 'Delete Contingent',
      loss: (
        <>
          {name} will be deleted: {who}, and its ID and code stop working.
        </>
      ),
      busy: 'Deleting...',
      done: 'The contingent is deleted',
    }
  return {
    confirm: 'Leave Contingent',
    loss: <>You will lose your place in {name}. To come back you need its ID and code.</>,
    busy: 'Leaving...',
    done: 'You left the contingent',
  }
}
