import type { Entry } from '@/blocks/schedule/days'
import { paths } from '@/festival/paths'
import { Button } from '@/shared/ui/button/Button'
import { ButtonLink } from '@/shared/ui/button/ButtonLink'
import type { Walk } from './listing'
import { MarkerIcon } from './picture/Marker'
import type { Place } from './places'
import { walksAmong } from '@/blocks/campus/walk'
import { WalkNotice } from '@/blocks/campus/WalkNotice'
import { DirectionsTo } from './PlaceList'
import styles from './PlaceList.module.css'

type Props = {
  from: Place
  /** `undefined` until the destination is chosen. */
  walk: Walk | undefined
  /** The day's entries of the user's plan. The walk may connect two of them. */
  entries: readonly Entry[]
  onEnd: () => void
}

/** During a walk this is the first entry of the list. */
export function WalkEntry({ from, walk, entries, onEnd }: Props) {
  const planned = [...walksAmong(entries).values()].find(
    (candidate) => candidate.from.venue === from.id && candidate.to.venue === walk?.to.id,
  )
  return (
    <li className={styles.entry} data-open>
      <h2 tabIndex={-1} data-shown className={styles.walk}>
        {walk ? 'The walk' : 'Choose where to go from here'}
      </h2>
      <WalkEnd place={from} planned={planned?.from} />
      {walk && (
        <>
          <p className={styles.way}>{walk.words}</p>
          <WalkEnd place={walk.to} planned={planned?.to} />
          {planned && <WalkNotice walk={planned} />}
        </>
      )}
      <div className={styles.buttons}>
        {walk && <DirectionsTo place={walk.to} />}
        {planned && (
          <ButtonLink
            to={`${paths.scheduleDay(planned.to.day)}&plan=1`}
            variant="secondary"
            size="small"
          >
            Change my plan
          </ButtonLink>
        )}
        <Button size="small" variant="secondary" onClick={onEnd}>
          {walk ? 'Back to the whole plan' : 'Cancel'}
        </Button>
      </div>
    </li>
  )
}

function WalkEnd({ place, planned }: { place: Place; planned: Entry | undefined }) {
  return (
    <p className={styles.head}>
      <MarkerIcon place={place} look="full" />
      <b>{place.name}</b>
      {planned && <span>{`${planned.time} ${planned.title}`}</span>}
    </p>
  )
}
