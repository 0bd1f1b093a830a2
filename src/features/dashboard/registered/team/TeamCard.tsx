import type { GroupRegistration } from '@/api/events'
import { memberName } from '@/blocks/members/memberRow'
import { Button } from '@/shared/ui/button/Button'
import { useOwnSession } from '@/state/session'
import { AddTeamMembersForm } from './AddTeamMembersForm'
import { eventName } from '../deregistration'
import { freePlaces, isLeader, leaderOf } from './team'
import { TeamMembers } from './TeamMembers'
import type { Adding } from './useAddMembers'
import { focusTargets } from '@/features/dashboard/useFocusHeading'
import type { Deregistration } from '@/state/server/registrations'
import styles from './TeamCard.module.css'

type Props = {
  team: GroupRegistration
  onAsk: (what: Deregistration) => void
  adding: Adding
}

export function TeamCard({ team, onAsk, adding }: Props) {
  const { user } = useOwnSession()
  const isOwn = isLeader(team, user.id)
  const { event, GroupMembers } = team
  const headingId = focusTargets.team(event.id)

  return (
    <article className={styles.card} aria-labelledby={headingId}>
      <header className={`row ${styles.header}`}>
        <h4 id={headingId} className={styles.name} tabIndex={-1}>
          {eventName(event)}
        </h4>
        <p className={styles.count}>
          {GroupMembers.length} / {event.max_participation} members
        </p>
      </header>
      <TeamMembers
        team={team}
        isOwn={isOwn}
        onRemove={(members) => onAsk({ kind: 'members', team, members })}
      />
      <div className={styles.foot}>
        {isOwn ? (
          <LeaderControls
            team={team}
            onDeregister={() => onAsk({ kind: 'team', team })}
            adding={adding}
          />
        ) : (
          <p className={styles.note}>{whoLeads(team)}</p>
        )}
      </div>
    </article>
  )
}

type ControlsProps = Omit<Props, 'onAsk'> & { onDeregister: () => void }

function LeaderControls({ team, onDeregister, adding }: ControlsProps) {
  const deregister = (
    <Button
      variant="danger"
      size="small"
      className={styles.deregister}
      aria-label={`Deregister team from ${eventName(team.event)}`}
      onClick={onDeregister}
    >
      Deregister team
    </Button>
  )
  if (freePlaces(team) > 0) {
    return (
      <AddTeamMembersForm key={adding.roundOf(team.event.id)} team={team} adding={adding}>
        {deregister}
      </AddTeamMembersForm>
    )
  }
  return (
    <div className={styles.actions}>
      <p className={styles.note}>The team is full.</p>
      {deregister}
    </div>
  )
}

function whoLeads(team: GroupRegistration): string {
  const leader = leaderOf(team)
  const only = 'Only the leader can change the team.'
  return leader ? `${memberName(leader)} leads this team. ${only}` : only
}
