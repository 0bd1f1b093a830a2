import { ConfirmModal } from '@/shared/ui/modal/ConfirmModal'
import type { Deregistration } from '@/state/server/registrations'
import { confirmTexts } from './deregistration'

type Props = {
  what: Deregistration | null
  isBusy: boolean
  onConfirm: () => void
  onClose: () => void
}

export function DeregisterModal({ what, isBusy, onConfirm, onClose }: Props) {
  const words = what ? confirmTexts(what) : { title: '', loss: '', confirm: '' }
  return (
    <ConfirmModal
      open={what !== null}
      title={words.title}
      confirm={words.confirm}
      busy={isBusy && 'Deregistering...'}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>{words.loss}</p>
    </ConfirmModal>
  )
}
