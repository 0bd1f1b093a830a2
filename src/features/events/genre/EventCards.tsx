import type { FestEvent } from '@/api/events'
import { restoreFocusTo } from '@/shared/lib/focus'
import { Button } from '@/shared/ui/button/Button'
import { Icon } from '@/shared/ui/Icon'
import { Card } from '@/shared/ui/Card'
import { EventPicture } from './EventPicture'
import { useEventModals } from '../useEventModals'
import styles from './EventCards.module.css'

type Props = { events: FestEvent[]; isRegistered: (id: number | undefined) => boolean }

/** The Register button disappears after a registration, so its focus moves to the button of the card. */
const toOpener = restoreFocusTo((register) => [
  register.closest('li')?.querySelector<HTMLElement>('[data-covers-card]'),
])

export function EventCards({ events, isRegistered }: Props) {
  const { show, register } = useEventModals()
  return (
    <ul className={styles.cards}>
      {events.map((event, index) => (
        <Card key={event.id} as="li" size="small" rim={3} className={styles.card}>
          <div className={styles.picture}>
            <EventPicture event={event} index={index} />
          </div>
          <div className={styles.words}>
            <h2 className={styles.name}>
              <button
                type="button"
                className={styles.opener}
                data-covers-card
                onClick={() => show(event.id)}
              >
                {event.name}
              </button>
            </h2>
            {event.tagline && <p className={styles.tagline}>{event.tagline}</p>}
            {isRegistered(event.id) ? (
              <p className={styles.registered}>
                <Icon name="check" /> Registered
              </p>
            ) : (
              <Button
                ref={toOpener}
                size="small"
                className={styles.register}
                aria-label={`Register for ${event.name}`}
                onClick={() => register(event.id)}
              >
                Register
              </Button>
            )}
          </div>
        </Card>
      ))}
    </ul>
  )
}

/** Most genres have about this number of events. */
export function EventCardsSkeleton() {
  return (
    <div role="status">
      <span className="visuallyHidden">Loading</span>
      <ul className={styles.cards} aria-hidden="true">
        {[1, 2, 3, 4, 5, 6].map((index) => (
          <Card key={index} as="li" size="small" tone="dark" className={styles.card}>
            <div className={styles.picture}>
              <div className={styles.spinner} />
            </div>
            <div className={styles.words}>
              <div className={styles.bar} />
              <div className={styles.bar} />
            </div>
          </Card>
        ))}
      </ul>
    </div>
  )
}
