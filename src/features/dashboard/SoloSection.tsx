import type { SoloRegistration } from '@/api/events'
import { Button } from '@/shared/ui/Button'
import { eventName, type Deregistration } from './deregistration'
import { NoneYet } from './NoneYet'
import { landings } from './useLanding'
import styles from './RegisteredEvents.module.css'

type Props = { solo: SoloRegistration[]; onAsk: (what: Deregistration) => void }

export function SoloSection({ solo, onAsk }: Props) {
  return (
    <section className={styles.solo} aria-labelledby={landings.solo}>
      <h3 id={landings.solo} className={styles.heading} tabIndex={-1}>
        Solo
      </h3>
      {solo.length === 0 && <NoneYet what="solo" />}
      <ul>
        {solo.map(({ event }) => (
          <li key={event.id} className={styles.row}>
            <span className={styles.name}>{eventName(event)}</span>
            <Button
              variant="danger"
              size="small"
              aria-label={`Deregister from ${eventName(event)}`}
              onClick={() => onAsk({ kind: 'solo', event })}
            >
              Deregister
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
