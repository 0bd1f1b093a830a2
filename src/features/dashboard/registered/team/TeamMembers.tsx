import { useState } from 'react'
import type { GroupRegistration, TeamMember } from '@/api/events'
import { Button } from '@/shared/ui/button/Button'
import { roleOf } from './team'
import { TeamMemberRow } from './TeamMemberRow'
import styles from './TeamMembers.module.css'

type Props = {
  team: GroupRegistration
  /** True if the signed-in user leads the team; only then can it be changed. */
  isOwn: boolean
  onRemove: (members: TeamMember[]) => void
}

export function TeamMembers({ team, isOwn, onRemove }: Props) {
  const [tickedIds, setTickedIds] = useState<readonly string[]>([])
  const people = team.GroupMembers.map((member) => ({
    member,
    role: roleOf(member, team, isOwn),
  }))
  const removable = people.filter(({ role }) => role === 'removable')
  // A member who is gone meanwhile is no longer selected.
  const ticked = removable.filter(({ member }) => tickedIds.includes(member.sfId))
  const canTick = removable.length > 1

  function tick({ sfId }: TeamMember, isTicked: boolean) {
    const rest = tickedIds.filter((each) => each !== sfId)
    setTickedIds(isTicked ? [...rest, sfId] : rest)
  }

  return (
    <>
      <ul className={styles.members} data-ticks={canTick}>
        {people.map(({ member, role }, index) => (
          <TeamMemberRow
            key={member.id || member.sfId || index}
            member={member}
            role={role}
            isTicked={tickedIds.includes(member.sfId)}
            onTick={
              canTick && role === 'removable' ? (isTicked) => tick(member, isTicked) : undefined
            }
            onRemove={() => onRemove([member])}
          />
        ))}
      </ul>
      {canTick && ticked.length > 0 && (
        <div className={`row ${styles.bulk}`}>
          <Button
            variant="danger"
            size="small"
            aria-label={`Remove ${ticked.length} ${ticked.length === 1 ? 'member' : 'members'}`}
            onClick={() => onRemove(ticked.map(({ member }) => member))}
          >
            Remove {ticked.length}
          </Button>
          <Button variant="link" onClick={() => setTickedIds([])}>
            Untick all
          </Button>
        </div>
      )}
    </>
  )
}
