import type { Day } from '@/blocks/schedule/days'
import { Button } from '@/shared/ui/button/Button'
import { entriesAt, type Place } from '../places'
import { summaryOf } from '../words'
import { Panel } from './Panel'
import styles from './Panel.module.css'

type Props = {
  places: readonly Place[]
  day: Day | undefined
  onChoose: (place: Place) => void
  onClose: () => void
}

/** Places that are too close together on the plan to be tapped one by one. */
export function ClusterPanel({ places, day, onChoose, onClose }: Props) {
  return (
    <Panel title={`${places.length} places close together`} onClose={onClose}>
      <ul className={styles.bunch}>
        {places.map((place) => (
          <li key={place.id}>
            <Button variant="link" onClick={() => onChoose(place)}>
              {place.name}
            </Button>{' '}
            <span className="small">{summaryOf(entriesAt(place, day).length, 0)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
