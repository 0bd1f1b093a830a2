import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { Genre } from '@/api/events'
import { paths } from '@/festival/paths'
import { ButtonLink } from '@/shared/ui/button/ButtonLink'
import { Modal } from '@/shared/ui/modal/Modal'
import type { useEvents } from '@/queries/events'
import { useHasRegisteredHere } from '@/queries/registrations'
import { useSession } from '@/state/session'
import { EventModal } from './EventModal'
import { RegisterModal } from './RegisterModal'
import { useEventModals } from '../useEventModals'

type Props = {
  events: Pick<ReturnType<typeof useEvents>, 'isError' | 'isFetched'>
  genres: Genre[]
  isRegistered: (id: number | undefined) => boolean
}

export function EventModals({ events, genres, isRegistered }: Props) {
  const { isOpen, id, isRegistering, close } = useEventModals()
  const event = isOpen ? findEvent(genres, id) : undefined
  const hasRegistered = isRegistered(id)
  // A shared or reloaded URL may name a registration that is not possible. Then the event is shown instead.
  const canRegister = useCanRegister(id, hasRegistered) && isRegistering

  return (
    <>
      <EventModal
        shown={canRegister ? undefined : event}
        isRegistered={hasRegistered}
        onClose={close}
      />
      <RegisterModal event={canRegister ? event?.event : undefined} onClose={close} />
      <Modal
        open={isOpen && !event && events.isFetched}
        title="Event not found"
        size="narrow"
        onClose={close}
        footer={<ButtonLink to={paths.events}>All events</ButtonLink>}
      >
        <p>
          {events.isError
            ? 'The list of events could not be refreshed, and the one from your last visit does not have this event. Please try again when you are online.'
            : 'This event is not on the list. It may have been removed.'}
        </p>
      </Modal>
    </>
  )
}

/** A registration must not open again for the next user. Each press on Register has its own history entry. */
function useCanRegister(id: number | undefined, hasRegistered: boolean): boolean {
  const sfId = useSession().session?.user.sfId
  const { key } = useLocation()
  const hasRegisteredHere = useHasRegisteredHere()(id)
  const [opener, setOpener] = useState({ key, sfId, hasRegistered })
  if (opener.key !== key) setOpener({ key, sfId, hasRegistered })
  if (sfId === undefined || opener.sfId !== sfId) return false
  // An accepted form stays until Back has closed it. Otherwise the event would appear for a moment.
  const isClosing = hasRegisteredHere && !opener.hasRegistered
  return !hasRegistered || isClosing
}

/** Searches all genres, so that a link still works after an event has moved to another genre. */
function findEvent(genres: Genre[], id: number | undefined) {
  const genre = genres.find(({ events }) => events.some((event) => event.id === id))
  const index = genre?.events.findIndex((event) => event.id === id) ?? -1
  const event = genre?.events[index]
  return event && { event, index }
}
