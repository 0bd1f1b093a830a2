import { ConfirmModal } from '@/shared/ui/modal/ConfirmModal'
import { readType } from '../complaintRules'
import { shortened } from './shortened'
import type { Cancelling } from './useCancelling'

type Props = { open: boolean; cancelling: Cancelling }

export function CancelComplaintModal({ open, cancelling }: Props) {
  const { asked, ask, confirm, isBusyWith } = cancelling
  return (
    <ConfirmModal
      open={open && asked !== null}
      title="Cancel complaint?"
      confirm="Cancel complaint"
      cancel="Keep it"
      busy={asked !== null && isBusyWith(asked.id) && 'Cancelling...'}
      onConfirm={() => void confirm()}
      onClose={() => ask(null)}
    >
      <p>
        {asked && `${readType(asked.type).type}: “${shortened(asked.issue)}”`} The organisers will
        no longer look at it. It moves to Closed.
      </p>
    </ConfirmModal>
  )
}
