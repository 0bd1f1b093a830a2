import type { FestEvent } from '@/api/events'
import { edition } from '@/content/edition'
import { paths } from '@/festival/paths'
import { Button } from '@/shared/ui/button/Button'
import { ButtonLink } from '@/shared/ui/button/ButtonLink'
import { Icon } from '@/shared/ui/Icon'
import { Modal } from '@/shared/ui/modal/Modal'
import { ShareButtons } from '@/shared/ui/button/ShareButtons'
import { EventPicture } from './EventPicture'
import { teamSize } from './team'
import { useEventModals } from '../useEventModals'
import styles from './EventModal.module.css'

type Props = {
  shown: { event: FestEvent; index: number } | undefined
  isRegistered: boolean
  onClose: () => void
}

/** An event's details (Spec §2). The texts are rendered as plain text, never as markup. */
export function EventModal({ shown, isRegistered, onClose }: Props) {
  const { register } = useEventModals()
  const event = shown?.event
  return (
    <Modal
      open={shown !== undefined}
      title={event?.name ?? ''}
      rim={2}
      size="wide"
      picture={shown && <EventPicture {...shown} />}
      onClose={onClose}
      footer={
        event && (
          <>
            {isRegistered ? (
              <ButtonLink className={styles.act} to={paths.dashboard}>
                Your dashboard
              </ButtonLink>
            ) : (
              <Button className={styles.act} onClick={() => register(event.id)}>
                Register
              </Button>
            )}
            <div className={styles.share}>
              <ShareButtons
                title={`${event.name} | ${edition.festival}`}
                path={paths.event(event.genre, event.id)}
                className={styles.act}
              />
            </div>
          </>
        )
      }
    >
      {event && <Details event={event} isRegistered={isRegistered} />}
    </Modal>
  )
}

function Details({ event, isRegistered }: { event: FestEvent; isRegistered: boolean }) {
  const { tagline, writeup, rules } = event
  return (
    <div className={styles.details}>
      {tagline && <p className={styles.tagline}>{tagline}</p>}
      {isRegistered && (
        <p className={styles.registered} role="status">
          <Icon name="check" /> You are registered for this event
        </p>
      )}
      <p className={styles.size}>
        <b>Team size</b> {teamSize(event)}
      </p>
      {writeup && (
        <section>
          <h3 className={styles.part}>ABOUT</h3>
          <p className={styles.text}>{writeup}</p>
        </section>
      )}
      {rules.length > 0 && (
        <section>
          <h3 className={styles.part}>RULES</h3>
          <ul className={styles.rules}>
            {rules.map((rule, index) => (
              // Rules have no id, never move, and may be duplicates.
              <li key={index}>{rule}</li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
