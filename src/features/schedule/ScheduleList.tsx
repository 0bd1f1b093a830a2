import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import { WalkNotice } from '@/blocks/campus/WalkNotice'
import { walksAmong, walkText, type PlannedWalk } from '@/blocks/campus/walk'
import { Star } from '@/blocks/schedule/Star'
import tool from '@/blocks/schedule/Star.module.css'
import { clashText } from '@/blocks/schedule/clashes'
import { runningAt, type Entry } from '@/blocks/schedule/days'
import type { UserPlan } from '@/blocks/schedule/useUserPlan'
import { directionsTo } from '@/blocks/campus/geo'
import { restoreFocusTo } from '@/shared/lib/focus'
import { paths } from '@/festival/paths'
import { Icon } from '@/shared/ui/Icon'
import { ButtonLink } from '@/shared/ui/button/ButtonLink'
import { listMarkers, type Drawing } from '@/theme/drawings'
import styles from './ScheduleList.module.css'
import { saveCalendar } from './calendar'

type Props = { entries: Entry[]; plan: UserPlan; now: number; isPlanOnly: boolean }

export function ScheduleList({ entries, plan, now, isPlanOnly }: Props) {
  const running = new Set(runningAt(now, entries))
  const walks = useMemo(() => walksAmong(plan.entries), [plan.entries])
  return (
    <ol className={styles.list}>
      {entries.map((entry, index) => (
        <Row
          key={entry.id}
          entry={entry}
          marker={listMarkers[index % listMarkers.length]}
          plan={plan}
          walk={walks.get(entry.id)}
          isOn={running.has(entry)}
          isPlanOnly={isPlanOnly}
        />
      ))}
    </ol>
  )
}

/** A row leaves My plan when its star is pressed, so the focus moves to the next or the previous star. */
const toNextStar = restoreFocusTo((row) => [
  starOf(row.nextElementSibling),
  starOf(row.previousElementSibling),
])

function starOf(row: Element | null) {
  return row?.querySelector<HTMLElement>('[aria-pressed]')
}

type RowProps = Pick<Props, 'plan' | 'isPlanOnly'> & {
  entry: Entry
  marker: Drawing | undefined
  walk: PlannedWalk | undefined
  isOn: boolean
}

function Row({ entry, marker, plan, walk, isOn, isPlanOnly }: RowProps) {
  const { id, title, time, place, startsAt } = entry
  const clashes = plan.clashes.get(id)
  return (
    <li
      ref={toNextStar}
      id={id}
      className={styles.entry}
      tabIndex={-1}
      aria-current={isOn ? 'time' : undefined}
    >
      <time className={styles.time} dateTime={new Date(startsAt).toISOString()}>
        {time}
      </time>
      <img className={styles.marker} {...marker} alt="" loading="lazy" />
      <div className={styles.words}>
        <h3 className={styles.title}>
          {title} {isOn && <span className={styles.now}>On now</span>}
        </h3>
        <p>
          <Link className={styles.place} to={paths.onPlan({ day: entry.day, place: entry.venue })}>
            {place.name}
            <span className="visuallyHidden"> on the campus plan</span>
          </Link>
          {entry.afterMidnight && (
            <>
              , <em>after midnight</em>
            </>
          )}
          {plan.isRegistered(entry) && (
            <>
              , <em>you are registered</em>
            </>
          )}
        </p>
        <WalkHere walk={walk} isPlanOnly={isPlanOnly} />
        {clashes && (
          <p className={styles.clash}>
            <Icon name="alert" /> {clashText(entry, clashes)}
          </p>
        )}
      </div>
      <Star entry={entry} plan={plan} />
      <div className={styles.tools}>
        <button
          type="button"
          className={`iconButton ${tool.tool}`}
          aria-label={`Add ${title}, ${time}, to calendar`}
          onClick={() => saveCalendar(title, [entry])}
        >
          <Icon name="calendar" />
        </button>
        <ButtonLink href={directionsTo(place)} variant="tertiary" size="small">
          Open in Map<span className="visuallyHidden">: {place.name}</span>
        </ButtonLink>
      </div>
    </li>
  )
}

type WalkProps = { walk: PlannedWalk | undefined; isPlanOnly: boolean }

/** The walk from the previous entry of the user's plan. The list of all entries shows only warnings. */
function WalkHere({ walk, isPlanOnly }: WalkProps) {
  if (!walk || (!isPlanOnly && walk.fit !== 'late')) return null
  const { from, to, metres } = walk
  return (
    <div className={styles.walk}>
      <p>
        From {from.place.name}: {walkText(metres)} on foot.{' '}
        <Link
          className="link tallLink"
          to={paths.onPlan({ day: to.day, from: from.venue, to: to.venue })}
          aria-label={`See the walk from ${from.place.name} to ${to.place.name}`}
        >
          See the walk
        </Link>
      </p>
      <WalkNotice walk={walk} />
    </div>
  )
}
