import { useId } from 'react'
import type { GroupRegistration } from '@/api/registrations'
import {
  eventName,
  freePlaces,
  isLeader,
  leaderOf,
  type Deregistration,
} from '@/queries/registrationRules'
import { memberName } from '@/blocks/members/memberRow'
import { restoreFocus } from '@/shared/lib/focus'
import { Button } from '@/shared/ui/button/Button'
import { Untranslated } from '@/shared/ui/Untranslated'
import { useCurrentSession } from '@/state/session'
import { AddTeamMembersForm } from './AddTeamMembersForm'
import { TeamMembers } from './TeamMembers'
import styles from './TeamCard.module.css'

type Props = { team: GroupRegistration; onAsk: (deregistration: Deregistration) => void }

export function TeamCard({ team, onAsk }: Props) {
  const { user } = useCurrentSession()
  const canChange = isLeader(team, user.id)
  const { event, GroupMembers } = team
  const leader = leaderOf(team)
  const headingId = useId()
  const deregister = (
    <Button
      ref={restoreFocus}
      variant="danger"
      size="small"
      className={styles.deregister}
      aria-label={`Deregister team from ${eventName(event)}`}
      onClick={() => onAsk({ kind: 'team', event, people: GroupMembers })}
    >
      Deregister team
    </Button>
  )

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
        canChange={canChange}
        onRemove={(people) => onAsk({ kind: 'members', event, people })}
      />
      <div className={styles.foot}>
        {!canChange ? (
          <p className={styles.note}>
            {leader && (
              <>
                <Untranslated>{memberName(leader)}</Untranslated> leads this team.{' '}
              </>
            )}
            Only the leader can change the team.
          </p>
        ) : freePlaces(team) > 0 ? (
          // The number of free places can change on another device. The key then mounts the form again, with its draft.
          <AddTeamMembersForm key={freePlaces(team)} team={team}>
            {deregister}
          </AddTeamMembersForm>
        ) : (
          <div className={styles.actions}>
            <p className={styles.note}>The team is full.</p>
            {deregister}
          </div>
        )}
      </div>
    </article>
  )
}
