import type { Deregistration } from '@/queries/registrationRules'
import { useDeregister } from '@/queries/registrations'
import { ConfirmModal } from '@/shared/ui/modal/ConfirmModal'
import { Modal } from '@/shared/ui/modal/Modal'
import { notify } from '@/shared/ui/toast/notify'
import { confirmTexts, deregistrationKey } from './deregistration'
import { RegisteredEvents } from './RegisteredEvents'
import { useConfirmation } from '../useConfirmation'

type Props = { open: boolean; onClose: () => void }

export function RegisteredEventsModal({ open, onClose }: Props) {
  const { pending, ask, confirm } = useConfirmation<Deregistration>({
    isOpen: open,
    keyOf: deregistrationKey,
  })
  const deregister = useDeregister(pending?.event.id)
  const texts = pending && confirmTexts(pending)

  function handleDone(deregistration: Deregistration, message: string) {
    notify.done(message, confirmTexts(deregistration).done)
  }

  return (
    <>
      {/* Rendered before the modal below it, so that the focus returns step by step when both close at once. */}
      <ConfirmModal
        open={pending !== null}
        title={texts?.title ?? ''}
        confirm={texts?.confirm ?? ''}
        busy={deregister.isPending && 'Deregistering...'}
        onConfirm={() => void confirm(deregister.send, handleDone)}
        onClose={() => ask(null)}
      >
        <p>{texts?.loss}</p>
      </ConfirmModal>
      <Modal open={open} title="Registered Events" size="wide" onClose={onClose}>
        <RegisteredEvents onAsk={ask} />
      </Modal>
    </>
  )
}
