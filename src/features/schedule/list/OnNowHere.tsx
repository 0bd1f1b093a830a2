import type { MouseEvent } from 'react'
import { runningAt, type Entry } from '../days'
import styles from '../ScheduleScreen.module.css'

type Props = { shown: readonly Entry[]; now: number }

/** The way to what is on now, which in the evening stands far down the thread. */
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

/** The address stays: a jump in the history would be one more step on the way back. */
function jump(event: MouseEvent, id: string) {
  event.preventDefault()
  const row = document.getElementById(id)
  row?.focus({ preventScroll: true })
  row?.scrollIntoView()
}
