import { Link } from 'react-router-dom'
import { restoreFocus } from '@/shared/lib/restoreFocus'
import { paths } from '@/shared/paths'
import { days, runningAt, type Day } from '@/blocks/schedule/days'
import styles from './ScheduleScreen.module.css'

/** What is on now on another day: after midnight, the night of the previous day still goes on. */
export function OnNowElsewhere({ day, now }: { day: Day; now: number }) {
  return days
    .filter(({ id }) => id !== day.id)
    .map(({ id, name, entries }) => {
      const running = runningAt(now, entries)
      if (running.length === 0) return null
      return (
        <p key={id} ref={restoreFocus} className={styles.onNow}>
          On now: {running.map(({ title, place }) => `${title}, ${place.name}`).join('; ')}.{' '}
          <Link className="link" to={paths.scheduleDay(id)}>
            See {name}
          </Link>
        </p>
      )
    })
}
