import { useParams } from 'react-router-dom'
import { Loaded, StaleQueryNotice } from '@/blocks/Loaded'
import { ScreenTitle } from '@/blocks/ScreenTitle'
import { paths } from '@/festival/paths'
import { ButtonLink } from '@/shared/ui/button/ButtonLink'
import { EmptyState } from '@/shared/ui/status/EmptyState'
import { useEvents } from '@/queries/events'
import { useIsRegistered } from '@/queries/registrations'
import { Untranslated } from '@/shared/ui/Untranslated'
import { EventCardsSkeleton, EventCards } from './genre/EventCards'
import { EventModals } from './genre/EventModals'
import { GenreHeading } from './genre/GenreHeading'
import { findGenre, findTile, tileOf } from '@/queries/eventRules'
import styles from './GenreScreen.module.css'

/** /events/subevents/{eventname} (Spec §2). Several spellings of the name work. */
export default function GenreScreen() {
  const { eventname = '' } = useParams()
  const events = useEvents()
  const { data: genres = [], isFetched } = events
  const isRegisteredFor = useIsRegistered()
  const genre = findGenre(genres, eventname)
  const tile = findTile(eventname) ?? (genre && tileOf(genre.genre))

  return (
    <>
      {tile ? (
        <GenreHeading tile={tile} genres={genres} genre={genre} />
      ) : (
        <ScreenTitle
          tabTitle={isFetched ? 'Genre not found' : 'Events'}
          className={`title ${styles.heading}`}
        />
      )}
      {genre ? (
        <>
          <StaleQueryNotice query={events} title="These events may be out of date." />
          <EventCards events={genre.events} isRegistered={isRegisteredFor} />
        </>
      ) : (
        <WithoutEvents events={events} written={eventname} isKnown={tile !== undefined} />
      )}
      {events.data && (
        <EventModals events={events} genres={genres} isRegistered={isRegisteredFor} />
      )}
    </>
  )
}

type Props = { events: ReturnType<typeof useEvents>; written: string; isKnown: boolean }

function WithoutEvents({ events, written, isKnown }: Props) {
  // A cached list from the last visit may lack new events. Only a current list proves that there are none.
  return (
    <Loaded
      query={{ ...events, data: events.isFetched ? events.data : undefined }}
      failed="The events did not load"
      skeleton={<EventCardsSkeleton />}
      className={styles.notice}
    >
      {() => (
        <div className={styles.notice}>
          <EmptyState
            title={isKnown ? 'No events yet' : 'This genre does not exist'}
            action={<ButtonLink to={paths.events}>All events</ButtonLink>}
          >
            {isKnown ? (
              'The events of this genre are not announced yet.'
            ) : (
              <>
                The festival has no genre called “<Untranslated>{written.trim()}</Untranslated>”.
              </>
            )}
          </EmptyState>
        </div>
      )}
    </Loaded>
  )
}
