import type { FestEvent } from '@/api/events'
import { eventLogos } from '@/content/eventLogos'
import { normalizeText } from '@/shared/lib/normalizeText'
import type { Fill } from '@/theme/roles'
import { tileOf } from '@/queries/eventRules'
import styles from './EventPicture.module.css'

const FILLS: Fill[] = ['tertiary', 'primary', 'raised', 'accent', 'soft']
/** The first row of cards is visible at once. */
const EAGER_PICTURES = 3
const logos = new Map(Object.entries(eventLogos).map(([name, file]) => [normalizeText(name), file]))

type Props = {
  event: FestEvent
  /** The position in the genre. Neighbours have different background colours. */
  index: number
}

/** The event's picture, or else the emblem of its genre (Spec §2). It is decorative. */
export function EventPicture({ event, index }: Props) {
  const file = logos.get(normalizeText(event.name)) ?? tileOf(event.genre).emblem
  return (
    <div className={styles.plate} data-fill={FILLS[index % FILLS.length]}>
      <img
        src={file}
        alt=""
        width="200"
        height="186"
        loading={index < EAGER_PICTURES ? 'eager' : 'lazy'}
      />
    </div>
  )
}
