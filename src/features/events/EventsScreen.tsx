import { Link } from 'react-router-dom'
import { LoadFailure, StaleQueryNotice } from '@/blocks/Loaded'
import { ScreenTitle } from '@/blocks/ScreenTitle'
import { paths } from '@/festival/paths'
import { useEvents } from '@/queries/events'
import { EventSearch } from './overview/EventSearch'
import { GenreGrid } from './overview/GenreGrid'
import { tilesOf } from '@/queries/eventRules'
import styles from './EventsScreen.module.css'

/** The /events page (Spec §2). The genres work without the event list, but the search needs it. */
export default function EventsScreen() {
  const events = useEvents()
  const { data, isFetched } = events
  const hasFailed = !data && isFetched
  // `Loaded` would mount the search again after the response, and lose its text and focus.
  return (
    <>
      <ScreenTitle tabTitle="Events" className={`title screenTitle ${styles.heading}`} />
      {data?.length === 0 ? (
        <p className={styles.notice}>
          No events are announced yet. You will find them under these genres.
        </p>
      ) : (
        <>
          {hasFailed ? (
            <LoadFailure
              query={events}
              failed="The list of events did not load"
              className={styles.notice}
            />
          ) : (
            <StaleQueryNotice query={events} title="These events may be out of date." />
          )}
          <EventSearch genres={data} isLoading={!hasFailed || events.isFetching} />
        </>
      )}
      <p className={styles.when}>
        When and where does it all happen?{' '}
        <Link className="link tallLink" to={paths.schedule}>
          Schedule
        </Link>
      </p>
      <GenreGrid tiles={tilesOf(data ?? [])} />
    </>
  )
}
