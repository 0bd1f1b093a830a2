import { Fragment } from 'react'
import type { Day } from '@/blocks/schedule/days'
import { directionsTo } from '@/shared/lib/directions'
import { paths } from '@/shared/paths'
import { ButtonLink } from '@/shared/ui/button/ButtonLink'
import { Icon } from '@/shared/ui/Icon'
import { Sign } from '../drawing/Sign'
import { distanceOf } from '../geo'
import type { OwnWalk } from '../ownWalks'
import { kindName, type Place } from '../places'
import { distanceText, walkText } from '../walk'
import { Panel } from './Panel'
import styles from './Panel.module.css'
import { WalkNotice } from './WalkNotice'

type Props = {
  from: Place
  to: Place
  day: Day | undefined
  /** If both are the places of two entries of the own plan that follow one another. */
  own: OwnWalk | undefined
  onClose: () => void
}

export function WalkPanel({ from, to, day, own, onClose }: Props) {
  const metres = distanceOf(from, to)
  const ends = [
    { place: from, entry: own?.from },
    { place: to, entry: own?.to },
  ]
  return (
    <Panel title="The walk" closeLabel="Back to the whole plan" onClose={onClose}>
      <ol className={styles.legs}>
        {ends.map(({ place, entry }, index) => (
          <Fragment key={place.id}>
            {index > 0 && (
              <li className={styles.way}>
                <p className="small">
                  {walkText(metres)} on foot, {distanceText(metres)} in a straight line
                </p>
              </li>
            )}
            <li>
              <time>{entry?.time}</time>
              <svg viewBox="-24 -24 48 48" width="36" height="36" aria-hidden="true">
                <Sign name={place.kind} />
              </svg>
              <p>
                <b>{entry?.title ?? place.name}</b>
                <span>{entry ? place.name : kindName(place.kind)}</span>
              </p>
            </li>
          </Fragment>
        ))}
      </ol>
      {own && <WalkNotice walk={own} />}
      <div className={styles.buttons}>
        <ButtonLink href={directionsTo(to)} variant="teal" size="small">
          Directions <span className="visuallyHidden">to {to.name}</span>{' '}
          <Icon name="external-link" />
        </ButtonLink>
        {own && day && (
          <ButtonLink to={`${paths.scheduleDay(day.id)}&plan=1`} variant="secondary" size="small">
            Change my plan
          </ButtonLink>
        )}
      </div>
      <p className="small">Straight line × 1.3 at 80 m a minute. No paths are known here.</p>
    </Panel>
  )
}
