import { Link } from 'react-router-dom'
import { onPlan } from '@/blocks/campus/links'
import { walkText } from '@/blocks/campus/walk'
import { WalkNotice } from '@/blocks/campus/WalkNotice'
import type { OwnWalk } from '@/blocks/campus/ownWalks'
import styles from './WalkHere.module.css'

type Props = { walk: OwnWalk | undefined; isPlanOnly: boolean }

/** The way from the entry before it in the user's plan. Among all entries only a warning is worth its room. */
export function WalkHere({ walk, isPlanOnly }: Props) {
  if (!walk || (!isPlanOnly && walk.fit !== 'late')) return null
  const { from, to, metres } = walk
  return (
    <div className={styles.walk}>
      <p>
        From {from.place.name}: {walkText(metres)} on foot.{' '}
        <Link
          className="link"
          to={onPlan({ day: to.day, from: from.venue, to: to.venue })}
          aria-label={`See the walk from ${from.place.name} to ${to.place.name}`}
        >
          See the walk
        </Link>
      </p>
      <WalkNotice walk={walk} />
    </div>
  )
}
