import type { Contingent } from '@/api/contingents'
import { ApiError } from '@/api/errors'
import { useLeaveContingent } from '@/queries/contingent'
import type { useModalParam } from '@/shared/hooks/useModalParam'
import { ConfirmModal } from '@/shared/ui/modal/ConfirmModal'
import { useCloseIfOpen } from '@/shared/ui/modal/useCloseIfOpen'
import { Untranslated } from '@/shared/ui/Untranslated'
import { leaveParam } from './members'

type Props = {
  modal: ReturnType<typeof useModalParam>
  contingent: Contingent
  isLeader: boolean
}

/** Asks once and names what is lost. One call for both: when the leader leaves, the contingent is deleted (Spec §7). */
export function LeaveModal({ modal, contingent, isLeader }: Props) {
  // A link that somebody sends must not ask whether to delete the contingent.
  const isOpen = modal.value === leaveParam(contingent) && modal.wasOpenedHere
  const texts = textsOf(contingent, isLeader)
  const leave = useLeaveContingent({ success: texts.done })
  const closeIfOpen = useCloseIfOpen(isOpen, modal.close)

  async function confirm() {
    try {
      await leave.send(contingent.id)
      closeIfOpen()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      // After any other failure it stays open, so that the user can try again.
      if (error.kind === 'refused') closeIfOpen()
    }
  }

  return (
    <ConfirmModal
      open={isOpen}
      title={`${texts.confirm}?`}
      confirm={texts.confirm}
      busy={leave.isPending && texts.busy}
      onConfirm={() => void confirm()}
      onClose={modal.close}
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
