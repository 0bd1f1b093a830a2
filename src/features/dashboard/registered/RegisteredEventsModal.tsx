import { Modal } from '@/shared/ui/modal/Modal'
import type { Deregistration } from '@/state/server/registrations'
import { DeregisterModal } from './DeregisterModal'
import { RegisteredEvents } from './RegisteredEvents'
import { useAddMembers } from './team/useAddMembers'
import { useDeregistration } from './useDeregistration'
import { focusTargets, useFocusHeading } from '../useFocusHeading'

type Props = { open: boolean; onClose: () => void }

export function RegisteredEventsModal({ open, onClose }: Props) {
  const focusHeading = useFocusHeading()
  const { asked, ask, confirm, isBusy, canLeaveSolo } = useDeregistration((gone) =>
    focusHeading(headingAfter(gone)),
  )
  // Browser Back may close the modal under an open question; the question must not be there next time.
  if (!open && asked) ask(null)

  const adding = useAddMembers((eventId) => focusHeading(focusTargets.team(eventId)))

  return (
    <>
      {/* Before the modal that it covers: when both close at once, focus returns step by step. */}
      <DeregisterModal
        what={open ? asked : null}
        isBusy={isBusy}
        onConfirm={() => void confirm()}
        onClose={() => ask(null)}
      />
      <Modal open={open} title="Registered Events" size="wide" onClose={onClose}>
        <RegisteredEvents canLeaveSolo={canLeaveSolo} onAsk={ask} adding={adding} />
      </Modal>
    </>
  )
}

function headingAfter(gone: Deregistration): string {
  if (gone.kind === 'solo') return focusTargets.solo
  return gone.kind === 'team' ? focusTargets.group : focusTargets.team(gone.team.event.id)
}
