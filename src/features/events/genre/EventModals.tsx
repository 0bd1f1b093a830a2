import { useState } from 'react'
import type { Genre } from '@/api/events'
import { paths } from '@/shared/paths'
import { ButtonLink } from '@/shared/ui/button/ButtonLink'
import { Modal } from '@/shared/ui/modal/Modal'
import { useEvents } from '@/state/server/events'
import { useSession } from '@/state/session'
import { EventModal } from './EventModal'
import { RegisterModal } from '../registration/RegisterModal'
import { useEventParam } from '../useEventParam'

type Props = {
  genres: Genre[]
  registeredIds: ReadonlySet<number>
}

export function EventModals({ genres, registeredIds }: Props) {
  const { isOpen, id, isRegistering, close } = useEventParam()
  const { isCurrent } = useEvents()
  const isOwn = useIsOwn(isRegistering)
  const found = isOpen ? findEvent(genres, id) : undefined
  const isRegistered = hasId(registeredIds, id)
  // A shared or reloaded URL may ask for a registration that is not possible: then show the event.
  const canRegister = isRegistering && isOwn && !isRegistered

  return (
    <>
      <EventModal
        shown={canRegister ? undefined : found}
        isRegistered={isRegistered}
        onClose={close}
      />
      <RegisterModal event={canRegister ? found?.event : undefined} onClose={close} />
      <NotFoundModal open={isOpen && !found && isCurrent} onClose={close} />
    </>
  )
}

function hasId(ids: ReadonlySet<number>, id: number | undefined): boolean {
  return id !== undefined && ids.has(id)
}

function NotFoundModal({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { error } = useEvents()
  return (
    <Modal
      open={open}
      title="Event not found"
      size="narrow"
      onClose={onClose}
      footer={<ButtonLink to={paths.events}>All events</ButtonLink>}
    >
      <p>
        {error
          ? 'The list of events could not be refreshed, and the one from your last visit does not have this event. Please try again when you are online.'
          : 'This event is not on the list. It may have been removed.'}
      </p>
    </Modal>
  )
}

/** A registration must not open again for the next user who signs in. */
function useIsOwn(isRegistering: boolean): boolean {
  const { session } = useSession()
  const sfId = session?.user.sfId
  const [opener, setOpener] = useState({ isRegistering, sfId })
  if (opener.isRegistering !== isRegistering) setOpener({ isRegistering, sfId })
  return sfId !== undefined && opener.sfId === sfId
}

/** Searches all genres, so that a link still works after an event moved to another genre. */
function findEvent(genres: Genre[], id: number | undefined) {
  const genre = genres.find(({ events }) => events.some((event) => event.id === id))
  const index = genre?.events.findIndex((event) => event.id === id) ?? -1
  const event = genre?.events[index]
  return event && { event, index }
}
