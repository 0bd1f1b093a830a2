import { useId } from 'react'
import type { TeamMember } from '@/api/events'
import { memberName } from '@/blocks/members/memberRow'
import { LeaderBadge } from '@/blocks/members/LeaderBadge'
import { Checkbox } from '@/shared/ui/field/Checkbox'
import { Icon } from '@/shared/ui/Icon'
import { useOwnSession } from '@/state/session'
import type { MemberRole } from './team'
import styles from './TeamMembers.module.css'

type Props = {
  member: TeamMember
  role: MemberRole
  isTicked: boolean
  onTick: ((isTicked: boolean) => void) | undefined
  onRemove: () => void
}

export function TeamMemberRow({ member, role, isTicked, onTick, onRemove }: Props) {
  const reasonId = useId()
  const isStuck = role === 'unreachable'
  return (
    <li className={styles.row} data-role={role}>
      {onTick ? (
        <Checkbox label={<MemberLabel member={member} />} checked={isTicked} onChange={onTick} />
      ) : (
        <div className={styles.plain}>
          <MemberLabel member={member} />
          {isStuck && (
            <p id={reasonId} className={styles.reason}>
              Cannot be removed here: their email is not known.
            </p>
          )}
        </div>
      )}
      {role === 'leader' && <LeaderBadge />}
      {(role === 'removable' || isStuck) && (
        <button
          type="button"
          className={styles.remove}
          aria-label={`Remove ${memberName(member)}`}
          aria-describedby={isStuck ? reasonId : undefined}
          disabled={isStuck}
          onClick={onRemove}
        >
          <Icon name="remove" />
          Remove
        </button>
      )}
    </li>
  )
}

function MemberLabel({ member }: { member: TeamMember }) {
  const { user } = useOwnSession()
  return (
    <>
      <span className={styles.name}>
        {memberName(member)}
        {member.id !== '' && member.id === user.id && ' (you)'}
      </span>{' '}
      <span className={styles.sfId}>{member.sfId}</span>
    </>
  )
}
