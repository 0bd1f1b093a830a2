import type { GroupRegistration, Registrations } from '@/api/events'
import { paths } from '@/shared/paths'
import { Button } from '@/shared/ui/Button'
import { ButtonLink } from '@/shared/ui/ButtonLink'
import { EmptyState } from '@/shared/ui/EmptyState'
import { ErrorState } from '@/shared/ui/ErrorState'
import { Paper } from '@/shared/ui/Paper'
import { Skeleton } from '@/shared/ui/Skeleton'
import { useOwnSession } from '@/state/session'
import { eventName } from './deregistration'
import { freePlaces, isLeader } from './team'
import type { RegistrationsState } from './useRegistrations'
import styles from './RegistrationsSummary.module.css'

type Props = { state: RegistrationsState; onOpen: () => void }

/** What one is registered for, at a glance, and the next step. */
export function RegistrationsSummary({ state, onOpen }: Props) {
  return (
    <Paper as="section" frame="turmeric" className={styles.summary} aria-label="Your events">
      <Contents state={state} onOpen={onOpen} />
    </Paper>
  )
}

function Contents({ state, onOpen }: Props) {
  const { registrations, problem, isLoading, reload } = state
  if (registrations) {
    const isEmpty = registrations.solo.length + registrations.group.length === 0
    return isEmpty ? <NothingYet /> : <Summary registrations={registrations} onOpen={onOpen} />
  }
  if (problem === null) return <Skeleton rosette={false} lines={4} />
  return (
    <ErrorState
      title="Your events did not load"
      message={problem}
      busy={isLoading && 'Loading...'}
      onRetry={reload}
    />
  )
}

function NothingYet() {
  return (
    <EmptyState
      title="No events yet"
      action={
        <ButtonLink to={paths.events} variant="hot">
          Find an event
        </ButtonLink>
      }
    >
      Every genre is waiting, for one person or for a whole team.
    </EmptyState>
  )
}

type SummaryProps = { registrations: Registrations; onOpen: () => void }

function Summary({ registrations, onOpen }: SummaryProps) {
  const { user } = useOwnSession()
  const { solo, group } = registrations
  return (
    <div className={styles.columns}>
      <div className={styles.words}>
        <h2 className="title" data-step="d3">
          Your events so far
        </h2>
        <dl className={styles.counts}>
          <Count what="Solo" count={solo.length} />
          <Count what="Group" count={group.length} />
        </dl>
        <p>{nextStep(group, user.id)}</p>
        <div className={styles.actions}>
          <Button variant="teal" onClick={onOpen}>
            See all
          </Button>
          <ButtonLink to={paths.events} variant="secondary">
            Find an event
          </ButtonLink>
        </div>
      </div>
      <Glance registrations={registrations} />
    </div>
  )
}

function Count({ what, count }: { what: string; count: number }) {
  return (
    <div>
      <dt>{what}</dt>
      <dd>{count}</dd>
    </div>
  )
}

const AT_A_GLANCE = 5

/** The first few by name; teams first, because they need looking after. */
function Glance({ registrations: { solo, group } }: { registrations: Registrations }) {
  const entries = [
    ...group.map(({ event, GroupMembers }) => ({
      event,
      note: `${GroupMembers.length} / ${event.max_participation} members`,
    })),
    ...solo.map(({ event }) => ({ event, note: 'Solo' })),
  ]
  const rest = entries.length - AT_A_GLANCE
  return (
    <ul className={styles.events}>
      {entries.slice(0, AT_A_GLANCE).map(({ event, note }) => (
        <li key={event.id}>
          <b>{eventName(event)}</b>
          <span>{note}</span>
        </li>
      ))}
      {rest > 0 && <li>and {rest} more</li>}
    </ul>
  )
}

/** A team of one's own with room comes first. */
function nextStep(group: GroupRegistration[], ownId: string): string {
  const roomy = group.find((team) => isLeader(team, ownId) && freePlaces(team) > 0)
  if (!roomy) return 'Everything is in place.'
  return `Your team for ${eventName(roomy.event)} has room for ${freePlaces(roomy)} more.`
}
