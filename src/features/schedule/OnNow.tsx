import type { MouseEvent } from 'react'
import { Link } from 'react-router-dom'
import { days, runningAt, type Day, type Entry } from '@/blocks/schedule/days'
import { restoreFocus } from '@/shared/lib/focus'
import { paths } from '@/festival/paths'
import styles from './ScheduleScreen.module.css'

type Props = { shown: readonly Entry[]; now: number }

export function OnNowHere({ shown, now }: Props) {
  const [first, ...others] = runningAt(now, shown)
  if (!first) return null
  return (
    <p className={styles.onNow}>
      On now:{' '}
      <a className="link tallLink" href={`#${first.id}`} onClick={(event) => jump(event, first.id)}>
        {first.title}, {first.place.name}
      </a>
      {others.length > 0 && ` and ${others.length} more`}
    </p>
  )
}

/** A jump by the link would add a history step, so the URL stays. */
function jump(event: MouseEvent, id: string) {
  event.preventDefault()
  const row = document.getElementById(id)
  row?.focus({ preventScroll: true })
  row?.scrollIntoView()
}

/** Running entries of other days: after midnight, the night of the previous day still continues. */
export function OnNowElsewhere({ day, now }: { day: Day; now: number }) {
  return days
    .filter(({ id }) => id !== day.id)
    .map(({ id, name, entries }) => {
      const running = runningAt(now, entries)
      if (running.length === 0) return null
      return (
        <p key={id} ref={restoreFocus} className={styles.onNow}>
          On now: {running.map(({ title, place }) => `${title}, ${place.name}`).join('; ')}.{' '}
          <Link className="link tallLink" to={paths.scheduleDay(id)}>
            See {name}
          </Link>
        </p>
      )
    })
}
