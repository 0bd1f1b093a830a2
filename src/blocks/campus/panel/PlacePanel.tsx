import { useState } from 'react'
import type { Day, Entry } from '@/blocks/schedule/days'
import { Star } from '@/blocks/schedule/Star'
import type { OwnPlan } from '@/blocks/schedule/useOwnPlan'
import { longDay } from '@/shared/lib/dates'
import { directionsTo } from '@/shared/lib/directions'
import { Button } from '@/shared/ui/button/Button'
import { ButtonLink } from '@/shared/ui/button/ButtonLink'
import { Icon } from '@/shared/ui/Icon'
import { entriesAt, type Place } from '../places'
import { nearestText, summaryOf } from '../words'
import { Panel } from './Panel'
import styles from './Panel.module.css'

const BEADS = 3
const ROWS = 5

type Props = {
  place: Place
  day: Day | undefined
  plan: OwnPlan
  onWalk: () => void
  onClose: () => void
}

/** The chosen place: what happens there that day, and the ways to go on. */
export function PlacePanel({ place, day, plan, onWalk, onClose }: Props) {
  const entries = entriesAt(place, day)
  const planned = entries.filter(plan.isPlanned).length
  return (
    <Panel title={place.name} onClose={onClose}>
      <p className="small">
        {day && `${dateOf(day)}: `}
        {summaryOf(entries.length, planned)}
      </p>
      {entries.length > 0 && <Entries key={day?.id} entries={entries} plan={plan} />}
      <p className={`small ${styles.near}`}>{nearestText(place, 2)}</p>
      <div className={styles.buttons}>
        <Button size="small" onClick={onWalk}>
          Walk from here
        </Button>
        <ButtonLink href={directionsTo(place)} variant="teal" size="small">
          Directions <span className="visuallyHidden">to {place.name}</span>{' '}
          <Icon name="external-link" />
        </ButtonLink>
      </div>
    </Panel>
  )
}

function Entries({ entries, plan }: { entries: readonly Entry[]; plan: OwnPlan }) {
  const [isWhole, setIsWhole] = useState(entries.length <= ROWS)
  return (
    <>
      <ol className={styles.entries}>
        {entries.slice(0, isWhole ? undefined : ROWS).map((entry, index) => (
          <li key={entry.id}>
            <time dateTime={new Date(entry.startsAt).toISOString()}>{entry.time}</time>
            <img
              src={`/art/ornament/bead-${(index % BEADS) + 1}.svg`}
              alt=""
              width="26"
              height="26"
            />
            <b>{entry.title}</b>
            <Star entry={entry} plan={plan} />
          </li>
        ))}
      </ol>
      {!isWhole && (
        <Button variant="link" onClick={() => setIsWhole(true)}>
          Show all {entries.length}
        </Button>
      )}
    </>
  )
}

function dateOf({ date }: Day): string {
  const day = longDay(date)
  return `${day.weekday}, ${day.date}`
}
