import type { MouseEvent } from 'react'
import { runningAt, type Entry } from '@/blocks/schedule/days'
import styles from './ScheduleScreen.module.css'

type Props = { shown: readonly Entry[]; now: number }

export function OnNowHere({ shown, now }: Props) {
  const [first, ...others] = runningAt(now, shown)
  if (!first) return null
  return (
    <p className={styles.onNow}>
      On now:{' '}
      <a className="link" href={`#${first.id}`} onClick={(event) => jump(event, first.id)}>
        {first.title}, {first.place.name}
      </a>
      {others.length > 0 && ` and ${others.length} more`}
    </p>
  )
}

/** The URL stays: a jump would add a history step. */
function jump(event: MouseEvent, id: string) {
  event.preventDefault()
  const row = document.getElementById(id)
  row?.focus({ preventScroll: true })
  row?.scrollIntoView()
}
