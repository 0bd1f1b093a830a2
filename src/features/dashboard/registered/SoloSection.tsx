import { useId } from 'react'
import type { SoloRegistration } from '@/api/events'
import { Button } from '@/shared/ui/button/Button'
import { useOwnMember } from '@/state/server/record'
import type { Deregistration } from '@/state/server/registrations'
import { focusTargets } from '../useFocusHeading'
import { eventName } from './deregistration'
import { NoneYet } from './NoneYet'
import styles from './RegisteredEvents.module.css'

type Props = {
  solo: SoloRegistration[]
  onAsk: (what: Deregistration) => void
}

export function SoloSection({ solo, onAsk }: Props) {
  const self = useOwnMember()
  // The server identifies a user by SF-ID and email together.
  const canLeave = self.email !== ''
  const reasonId = useId()
  return (
    <section aria-labelledby={focusTargets.solo}>
      <h3 id={focusTargets.solo} className={styles.heading} tabIndex={-1}>
        Solo
      </h3>
      {solo.length === 0 && <NoneYet what="solo" />}
      {solo.length > 0 && !canLeave && (
        <p id={reasonId} className={styles.none}>
          You cannot deregister yet: your email has not loaded.
        </p>
      )}
      <ul>
        {solo.map(({ event }) => (
          <li key={event.id} className={styles.row}>
            <span className={styles.name}>{eventName(event)}</span>
            <Button
              variant="danger"
              size="small"
              aria-label={`Deregister from ${eventName(event)}`}
              aria-describedby={canLeave ? undefined : reasonId}
              disabled={!canLeave}
              onClick={() => onAsk({ kind: 'solo', event, self })}
            >
              Deregister
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
