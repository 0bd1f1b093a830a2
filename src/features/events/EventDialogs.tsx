import type { Genre } from '@/api/events'
import { paths } from '@/shared/paths'
import { ButtonLink } from '@/shared/ui/ButtonLink'
import { Modal } from '@/shared/ui/Modal'
import { useSession } from '@/state/session'
import { EventModal } from './EventModal'
import { RegisterModal } from './registration/RegisterModal'
import { useEventParam } from './useEventParam'
import type { useRegisteredIds } from './useRegisteredIds'

type Props = {
  genres: Genre[]
  isCurrent: boolean
  registered: ReturnType<typeof useRegisteredIds>
}

/** What the address opens over a genre's page: an event, or the registration for it. One at a time. */
export function EventDialogs({ genres, isCurrent, registered }: Props) {
  const { isOpen, id, isRegistering, close } = useEventParam()
  const { isLoggedIn } = useSession()
  const found = isOpen ? findEvent(genres, id) : undefined
  const isRegistered = id !== undefined && registered.ids.has(id)
  // A shared or reloaded address may ask for a registration that cannot be: then it shows the event.
  const canRegister = isRegistering && isLoggedIn && !isRegistered

  return (
    <>
      <EventModal
        shown={canRegister ? undefined : found}
        isRegistered={isRegistered}
        onClose={close}
      />
      <RegisterModal
        event={canRegister ? found?.event : undefined}
        onAnswer={registered.reload}
        onClose={close}
      />
      <Modal
        open={isOpen && !found && isCurrent}
        title="Event not found"
        size="narrow"
        onClose={close}
        footer={<ButtonLink to={paths.events}>All events</ButtonLink>}
      >
        <p>The link leads to an event that is not on the list. Perhaps it was taken off.</p>
      </Modal>
    </>
  )
}

/** An event of any genre, so that a link still works after the organisers moved the event to another one. */
function findEvent(genres: Genre[], id: number | undefined) {
  const genre = genres.find(({ events }) => events.some((event) => event.id === id))
  const place = genre?.events.findIndex((event) => event.id === id) ?? -1
  const event = genre?.events[place]
  return event && { event, place }
}
