import { ConfirmModal } from '@/shared/ui/modal/ConfirmModal'
import { Modal } from '@/shared/ui/modal/Modal'
import { deregistration, eventIdOf, type Deregistration } from '@/state/server/registrations'
import { confirmTexts } from './deregistration'
import { RegisteredEvents } from './RegisteredEvents'
import { useAddMembers } from './team/useAddMembers'
import { focusTargets, useFocusHeading } from '../useFocusHeading'
import { useQuestion } from '../useQuestion'

type Props = { open: boolean; onClose: () => void }

const action = { ...deregistration, done: (what: Deregistration) => confirmTexts(what).done }

export function RegisteredEventsModal({ open, onClose }: Props) {
  const focusHeading = useFocusHeading()
  const question = useQuestion(action, {
    isOpen: open,
    onDone: (gone) => focusHeading(headingAfter(gone)),
  })
  const adding = useAddMembers((eventId) => focusHeading(focusTargets.team(eventId)))
  const { title = '', loss, confirm = '' } = question.asked ? confirmTexts(question.asked) : {}

  return (
    <>
      {/* Before the modal that it covers: when both close at once, focus returns step by step. */}
      <ConfirmModal
        open={open && question.asked !== null}
        title={title}
        confirm={confirm}
        busy={question.isBusy && 'Deregistering...'}
        onConfirm={question.confirm}
        onClose={question.cancel}
      >
        <p>{loss}</p>
      </ConfirmModal>
      <Modal open={open} title="Registered Events" size="wide" onClose={onClose}>
        <RegisteredEvents onAsk={question.ask} adding={adding} />
      </Modal>
    </>
  )
}

function headingAfter(gone: Deregistration): string {
  if (gone.kind === 'solo') return focusTargets.solo
  return gone.kind === 'team' ? focusTargets.group : focusTargets.team(eventIdOf(gone))
}
