import type { FestEvent } from '@/api/events'
import { Button } from '@/shared/ui/Button'
import { Icon } from '@/shared/ui/Icon'
import { Paper } from '@/shared/ui/Paper'
import { EventPicture } from './EventPicture'
import { useAskToRegister } from './registration/useAskToRegister'
import { useEventParam } from './useEventParam'
import styles from './EventCards.module.css'

type Props = { events: FestEvent[]; registeredIds: ReadonlySet<number> }

/** The sub-events of a genre. The whole card opens the event; its button registers. */
export function EventCards({ events, registeredIds }: Props) {
  const { show } = useEventParam()
  const askToRegister = useAskToRegister()
  return (
    <ul className={styles.cards}>
      {events.map((event, place) => (
        <Paper key={event.id} as="li" frame="thin" className={styles.card}>
          <div className={styles.picture}>
            <EventPicture event={event} place={place} />
          </div>
          <div className={styles.words}>
            <h2 className={styles.name}>
              <button type="button" className={styles.opener} onClick={() => show(event.id)}>
                {event.name}
              </button>
            </h2>
            {event.tagline && <p className={styles.tagline}>{event.tagline}</p>}
            {registeredIds.has(event.id) ? (
              <p className={styles.registered}>
                <Icon name="check" /> Registered
              </p>
            ) : (
              <Button
                size="small"
                className={styles.register}
                aria-label={`Register for ${event.name}`}
                onClick={() => askToRegister(event.id)}
              >
                Register
              </Button>
            )}
          </div>
        </Paper>
      ))}
    </ul>
  )
}

/** Where the cards will be: as many as most genres have. */
export function CardsOnTheirWay() {
  return (
    <div role="status">
      <span className="visuallyHidden">Loading</span>
      <ul className={styles.cards} aria-hidden="true">
        {[1, 2, 3, 4, 5, 6].map((place) => (
          <Paper key={place} as="li" frame="thin-night" className={styles.card}>
            <div className={styles.picture}>
              <div className={styles.rosette} />
            </div>
            <div className={styles.words}>
              <div className={styles.bar} />
              <div className={styles.bar} />
            </div>
          </Paper>
        ))}
      </ul>
    </div>
  )
}
