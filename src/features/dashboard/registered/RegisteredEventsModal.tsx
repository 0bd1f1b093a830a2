import { ConfirmModal } from '@/shared/ui/modal/ConfirmModal'
import { Modal } from '@/shared/ui/modal/Modal'
import { notify } from '@/shared/ui/toast/notify'
import { deregistration } from '@/state/server/registrations'
import { confirmTexts } from './deregistration'
import { RegisteredEvents } from './RegisteredEvents'
import { focusTargets, useFocusHeading } from '../useFocusHeading'
import { useQuestion } from '../useQuestion'

type Props = { open: boolean; onClose: () => void }

export function RegisteredEventsModal({ open, onClose }: Props) {
  const focusHeading = useFocusHeading()
  const { asked, ask, isBusy, modal } = useQuestion(deregistration, {
    isOpen: open,
    onDone(what, said) {
      notify.done(said, confirmTexts(what).done)
      const { kind, event } = what
      focusHeading(kind === 'members' ? focusTargets.members(event.id) : focusTargets[kind])
    },
  })
  const { title = '', loss, confirm = '' } = asked ? confirmTexts(asked) : {}

  return (
    <>
      {/* Before the modal that it covers: when both close at once, focus returns step by step. */}
      <ConfirmModal {...modal} title={title} confirm={confirm} busy={isBusy && 'Deregistering...'}>
        <p>{loss}</p>
      </ConfirmModal>
      <Modal open={open} title="Registered Events" size="wide" onClose={onClose}>
        <RegisteredEvents onAsk={ask} />
      </Modal>
    </>
  )
}
