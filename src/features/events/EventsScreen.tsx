import { Link } from 'react-router-dom'
import { Age } from '@/blocks/Loaded'
import { ScreenTitle } from '@/blocks/ScreenTitle'
import { paths } from '@/shared/paths'
import { restoreFocus } from '@/shared/lib/restoreFocus'
import { useEvents } from '@/state/server/events'
import { ErrorState } from '@/shared/ui/status/ErrorState'
import { EventSearch } from './overview/EventSearch'
import { GenreGrid } from './overview/GenreGrid'
import { tilesOf } from './findGenre'
import styles from './EventsScreen.module.css'

/** The /events page (Spec §2). The genres work without the event list; the search needs it. */
export default function EventsScreen() {
  const events = useEvents()
  const { genres, status, problem, isLoading, reload } = events
  return (
    <>
      <ScreenTitle tabTitle="Events" className={`title screenTitle ${styles.heading}`} />
      {status === 'failed' ? (
        <div className={styles.notice}>
          <ErrorState
            ref={restoreFocus}
            title="The list of events did not load"
            message={problem ?? ''}
            busy={isLoading && 'Loading...'}
            onRetry={reload}
          />
        </div>
      ) : status === 'ready' && genres.length === 0 ? (
        <p className={styles.notice}>
          No events are announced yet. You will find them under these genres.
        </p>
      ) : (
        <>
          <Age resource={events} old="These events may be out of date." />
          <EventSearch genres={genres} isLoading={status === 'loading'} />
        </>
      )}
      <p className={styles.when}>
        When and where does it all happen?{' '}
        <Link className="link tallLink" to={paths.schedule}>
          Schedule
        </Link>
      </p>
      <GenreGrid tiles={tilesOf(genres)} />
    </>
  )
}
