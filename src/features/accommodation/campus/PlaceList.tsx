import { Fragment, type KeyboardEvent, type ReactNode } from 'react'
import { Star } from '@/blocks/schedule/Star'
import type { UserPlan } from '@/blocks/schedule/useUserPlan'
import { Button } from '@/shared/ui/button/Button'
import { ButtonLink } from '@/shared/ui/button/ButtonLink'
import { isComposing } from '@/shared/lib/isComposing'
import { Icon } from '@/shared/ui/Icon'
import type { Listed } from './listing'
import { MarkerIcon } from './picture/Marker'
import type { Place } from './places'
import { directionsTo } from '@/blocks/campus/geo'
import styles from './PlaceList.module.css'

type Props = {
  listed: readonly Listed[]
  chosen: Place | undefined
  plan: UserPlan
  /** Rendered before all entries. */
  children: ReactNode
  onChoose: (place: Place) => void
  onWalk: (id: string) => void
}

/** The prerendered page contains this list too, with the events at each place. */
export function PlaceList({ listed, chosen, children, ...rest }: Props) {
  const firstOther = listed.find(({ isOther }) => isOther)
  return (
    <ol aria-label="Places" className={styles.list}>
      {children}
      {listed.map((entry) => (
        <Fragment key={entry.place.id}>
          {entry === firstOther && (
            <li className={styles.heading}>
              <h2>Halls and other places</h2>
            </li>
          )}
          <PlaceEntry {...entry} isChosen={entry.place === chosen} {...rest} />
        </Fragment>
      ))}
    </ol>
  )
}

type EntryProps = Omit<Listed, 'isOther'> &
  Pick<Props, 'plan' | 'onChoose' | 'onWalk'> & { isChosen: boolean }

function PlaceEntry({ place, entries, summary, isChosen, plan, onChoose, onWalk }: EntryProps) {
  function handleKey({ key, nativeEvent }: KeyboardEvent) {
    if (key === 'Escape' && isChosen && !isComposing(nativeEvent)) onChoose(place)
  }
  return (
    <li className={styles.entry} data-open={isChosen || undefined}>
      <button
        type="button"
        aria-expanded={isChosen}
        data-shown={isChosen || undefined}
        className={styles.head}
        onClick={() => onChoose(place)}
        onKeyDown={handleKey}
      >
        <MarkerIcon place={place} look={entries.length > 0 ? 'full' : 'pale'} /> <b>{place.name}</b>{' '}
        <span>{summary}</span>
      </button>
      {entries.length > 0 && (
        <ol className={styles.events} hidden={!isChosen}>
          {entries.map((entry) => (
            <li key={entry.id}>
              <time dateTime={new Date(entry.startsAt).toISOString()}>{entry.time}</time>{' '}
              <b>{entry.title}</b>
              {isChosen && <Star entry={entry} plan={plan} />}
            </li>
          ))}
        </ol>
      )}
      {isChosen && (
        <div className={styles.buttons}>
          <Button size="small" onClick={() => onWalk(place.id)}>
            Walk from here
          </Button>
          <DirectionsTo place={place} />
        </div>
      )}
    </li>
  )
}

export function DirectionsTo({ place }: { place: Place }) {
  return (
    <ButtonLink href={directionsTo(place)} variant="tertiary" size="small">
      Directions <span className="visuallyHidden">to {place.name}</span>{' '}
      <Icon name="external-link" />
    </ButtonLink>
  )
}
