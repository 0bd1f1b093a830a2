import { Link } from 'react-router-dom'
import { scheduleLink } from '@/content/scheduleLink'
import { paths } from '@/festival/paths'
import styles from './ScheduleLink.module.css'

export function ScheduleLink() {
  return (
    <Link to={paths.schedule} className={styles.scroll} data-tone="light">
      <h2 className="title" data-size="d2">
        Schedule
      </h2>
      {/* The name of the link is Schedule, because the days are decoration. */}
      <span className={styles.days} aria-hidden="true">
        {scheduleLink.map(({ day, picture, fill }) => (
          <span key={day} className={styles.day} data-fill={fill}>
            <span className={styles.picture}>
              <img src={picture} alt="" width="198" height="198" />
            </span>
            <span className={styles.name}>{day}</span>
          </span>
        ))}
      </span>
    </Link>
  )
}
