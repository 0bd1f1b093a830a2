import { useId, type ReactNode } from 'react'
import type { Registrations } from '@/api/registrations'
import { eventName, type Deregistration } from '@/queries/registrationRules'
import { Loaded } from '@/blocks/Loaded'
import { useRegistrations } from '@/queries/registrationsQuery'
import { paths } from '@/festival/paths'
import { restoreFocus } from '@/shared/lib/focus'
import { Button } from '@/shared/ui/button/Button'
import { ButtonLink } from '@/shared/ui/button/ButtonLink'
import { EmptyState } from '@/shared/ui/status/EmptyState'
import { SiteLink } from '@/shared/ui/modal/SiteLink'
import { Skeleton } from '@/shared/ui/status/Skeleton'
import { useCurrentSession } from '@/state/session'
import { TeamCard } from './TeamCard'
import styles from './RegisteredEvents.module.css'

type Props = { onAsk: (deregistration: Deregistration) => void }

export function RegisteredEvents({ onAsk }: Props) {
  const registrations = useRegistrations()
  return (
    <div>
      <Loaded
        query={registrations}
        failed="Your events did not load"
        staleTitle="This list may be out of date."
        skeleton={<Skeleton lines={4} />}
      >
        {({ solo, group }) =>
          solo.length + group.length > 0 ? (
            <div className={styles.sections}>
              <Solo solo={solo} onAsk={onAsk} />
              <Section title="Group" isEmpty={group.length === 0}>
                <ul className={styles.teams}>
                  {group.map((team) => (
                    <li key={team.event.id} ref={restoreFocus}>
                      <TeamCard team={team} onAsk={onAsk} />
                    </li>
                  ))}
                </ul>
              </Section>
            </div>
          ) : (
            <EmptyState
              title="None yet"
              action={
                <ButtonLink to={paths.events} variant="accent">
                  Find an event
                </ButtonLink>
              }
            >
              You are not registered for any event. Choose one on the events page, alone or in a
              team.
            </EmptyState>
          )
        }
      </Loaded>
    </div>
  )
}

function Solo({ solo, onAsk }: Props & Pick<Registrations, 'solo'>) {
  const { user } = useCurrentSession()
  // The server identifies a user by SF ID and email together.
  const canLeave = user.email !== ''
  const reasonId = useId()
  return (
    <Section title="Solo" isEmpty={solo.length === 0}>
      {solo.length > 0 && !canLeave && (
        <p id={reasonId} className={styles.none}>
          You cannot deregister yet: your email has not loaded.
        </p>
      )}
      <ul>
        {solo.map(({ event }) => (
          <li key={event.id} ref={restoreFocus} className={styles.row}>
            <span className={styles.name}>{eventName(event)}</span>
            <Button
              variant="danger"
              size="small"
              aria-label={`Deregister from ${eventName(event)}`}
              aria-describedby={canLeave ? undefined : reasonId}
              disabled={!canLeave}
              onClick={() => onAsk({ kind: 'solo', event, people: [user] })}
            >
              Deregister
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  )
}

type SectionProps = { title: string; isEmpty: boolean; children: ReactNode }

function Section({ title, isEmpty, children }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.heading} tabIndex={-1}>
        {title}
      </h3>
      {isEmpty && (
        <p className={styles.none}>
          No {title.toLowerCase()} events yet.{' '}
          <SiteLink className="link" to={paths.events}>
            Find one
          </SiteLink>
        </p>
      )}
      {children}
    </section>
  )
}
