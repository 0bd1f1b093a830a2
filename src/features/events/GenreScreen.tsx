import { useParams } from 'react-router-dom'
import { Age } from '@/blocks/Loaded'
import { ScreenTitle } from '@/blocks/ScreenTitle'
import { paths } from '@/shared/paths'
import { restoreFocus } from '@/shared/lib/restoreFocus'
import { ButtonLink } from '@/shared/ui/button/ButtonLink'
import { EmptyState } from '@/shared/ui/status/EmptyState'
import { ErrorState } from '@/shared/ui/status/ErrorState'
import { useEvents } from '@/state/server/events'
import { useRegisteredIds } from '@/state/server/registrations'
import { EventCardsSkeleton, EventCards } from './genre/EventCards'
import { EventModals } from './genre/EventModals'
import { GenreHeading } from './genre/GenreHeading'
import { findGenre, findTile, tileOf } from './findGenre'
import styles from './GenreScreen.module.css'

/** /events/subevents/{eventname} (Spec §2). The name may be written in different ways. */
export default function GenreScreen() {
  const { eventname = '' } = useParams()
  const events = useEvents()
  const { genres, status, isCurrent } = events
  const registeredIds = useRegisteredIds()
  const genre = findGenre(genres, eventname)
  const tile = findTile(eventname) ?? (genre && tileOf(genre.genre))

  return (
    <>
      {tile ? (
        <GenreHeading tile={tile} genres={genres} genre={genre} />
      ) : (
        <ScreenTitle
          tabTitle={isCurrent ? 'Genre not found' : 'Events'}
          className={`title ${styles.heading}`}
        />
      )}
      {genre ? (
        <>
          <Age resource={events} old="These events may be out of date." />
          <EventCards events={genre.events} registeredIds={registeredIds} />
        </>
      ) : (
        <WithoutEvents written={eventname} isKnown={tile !== undefined} />
      )}
      {status === 'ready' && <EventModals genres={genres} registeredIds={registeredIds} />}
    </>
  )
}

function WithoutEvents({ written, isKnown }: { written: string; isKnown: boolean }) {
  const { status, isCurrent, problem, isLoading, reload } = useEvents()
  const allEvents = <ButtonLink to={paths.events}>All events</ButtonLink>
  // A stored list from the last visit may lack new events: only a current list can say that there are none.
  if (status === 'loading' || !isCurrent) return <EventCardsSkeleton />
  return (
    <div className={styles.notice}>
      {status === 'failed' ? (
        <ErrorState
          ref={restoreFocus}
          title="The events did not load"
          message={problem ?? ''}
          busy={isLoading && 'Loading...'}
          onRetry={reload}
        />
      ) : isKnown ? (
        <EmptyState title="No events yet" action={allEvents}>
          The events of this genre are not announced yet.
        </EmptyState>
      ) : (
        <EmptyState title="This genre does not exist" action={allEvents}>
          The festival has no genre called “{written.trim()}”.
        </EmptyState>
      )}
    </div>
  )
}
