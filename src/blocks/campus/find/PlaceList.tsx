import { Link } from 'react-router-dom'
import { Icon } from '@/shared/ui/Icon'
import { ExternalLink } from '@/shared/ui/button/ExternalLink'
import { useOwnPlan } from '@/blocks/schedule/useOwnPlan'
import { useIsHydrated } from '@/shared/hooks/useIsHydrated'
import { directionsTo } from '@/shared/lib/directions'
import { placeOnPlan } from '../links'
import styles from './PlaceList.module.css'
import { byFirstEvent, entriesAt, kindName, places, type Place } from '../places'
import { useCampusAddress } from '../useCampusAddress'
import { countOf, nearestText } from '../words'

/** The same as the plan, as text. Part of the document, so it is there without scripts too. */
export function PlaceList() {
  const { day } = useCampusAddress()
  const { isPlanned } = useOwnPlan()
  const isHydrated = useIsHydrated()
  return (
    <details className={styles.list}>
      <summary>Places as a list</summary>
      <ul aria-label="Places as a list">
        {byFirstEvent(places, day).map((place) => {
          const entries = entriesAt(place, day)
          return (
            <li key={place.id}>
              <b>{place.name}</b>
              {isHydrated && `, ${kindName(place.kind).toLowerCase()}`}
              {entries.length > 0 && `: ${countOf(entries.length)}${day ? ` on ${day.name}` : ''}`}
              {entries.map((entry) => (
                <span key={entry.id}>
                  {entry.time} {entry.title}
                  {isPlanned(entry) && <em>, in my plan</em>}
                </span>
              ))}
              {isHydrated && <More place={place} day={day?.id} />}
            </li>
          )
        })}
      </ul>
    </details>
  )
}

/** Not in the document, which must stay small. */
function More({ place, day = '' }: { place: Place; day: string | undefined }) {
  return (
    <>
      <span>{nearestText(place)}</span>
      <span className={styles.links}>
        <Link className="link" to={placeOnPlan({ day, place: place.id })} replace>
          Show on the plan<span className="visuallyHidden">: {place.name}</span>
        </Link>
        <ExternalLink className="link" href={directionsTo(place)}>
          Directions <span className="visuallyHidden">to {place.name}</span>{' '}
          <Icon name="external-link" />
        </ExternalLink>
      </span>
    </>
  )
}
