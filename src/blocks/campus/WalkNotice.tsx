import { edition } from '@/content/edition'
import { Icon } from '@/shared/ui/Icon'
import { leaveBy, type PlannedWalk } from './walk'
import styles from './WalkNotice.module.css'

/** Warns when the gap between two entries of the user's plan is too short, or only just enough, for the walk. */
export function WalkNotice({ walk: { from, to, metres, fit } }: { walk: PlannedWalk }) {
  if (fit !== 'late' && fit !== 'just') return null
  return (
    <p className={styles.notice} data-fit={fit} data-tone="light">
      <Icon name="alert" />
      <span>
        <b>{fit === 'late' ? 'May clash: no time for the walk.' : 'Just enough time to walk.'}</b>{' '}
        We expect {from.title} to end at {clock(from.endsAt)}. To see {to.title} begin, leave by{' '}
        <b className="figures">{clock(leaveBy(to.startsAt, metres))}</b>
      </span>
    </p>
  )
}

function clock(moment: number): string {
  const offset = Date.parse(`1970-01-01T00:00:00${edition.utcOffset}`)
  return new Date(moment - offset).toISOString().slice(11, 16)
}
