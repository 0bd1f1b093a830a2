import { useId, useState } from 'react'
import type { GroupRegistration, TeamMember } from '@/api/registrations'
import { LeaderBadge } from '@/blocks/members/LeaderBadge'
import { memberName } from '@/blocks/members/memberRow'
import { restoreFocus } from '@/shared/lib/focus'
import { Button } from '@/shared/ui/button/Button'
import { Checkbox } from '@/shared/ui/field/Checkbox'
import { Icon } from '@/shared/ui/Icon'
import { Untranslated } from '@/shared/ui/Untranslated'
import { useCurrentSession } from '@/state/session'
import { roleOf, type MemberRole } from '@/queries/registrationRules'
import styles from './TeamMembers.module.css'

type Props = {
  team: GroupRegistration
  /** Whether the current user leads the team. */
  canChange: boolean
  onRemove: (members: TeamMember[]) => void
}

export function TeamMembers({ team, canChange, onRemove }: Props) {
  const [tickedIds, setTickedIds] = useState<readonly string[]>([])
  const people = team.GroupMembers.map((member) => ({
    member,
    role: roleOf(member, team, canChange),
  }))
  const removable = people.filter(({ role }) => role === 'removable')
  const ticked = removable.filter(({ member }) => tickedIds.includes(member.sfId))
  // A member who has left the team is unticked, and stays so after a return.
  if (ticked.length < tickedIds.length) setTickedIds(ticked.map(({ member }) => member.sfId))
  const canTick = removable.length > 1

  function tick({ sfId }: TeamMember, isTicked: boolean) {
    const otherIds = tickedIds.filter((id) => id !== sfId)
    setTickedIds(isTicked ? [...otherIds, sfId] : otherIds)
  }

  return (
    <>
      <ul className={styles.members} data-ticks={canTick}>
        {people.map(({ member, role }, index) => (
          <Row
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
        <div ref={restoreFocus} className={`row ${styles.bulk}`}>
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

type RowProps = {
  member: TeamMember
  role: MemberRole
  isTicked: boolean
  onTick: ((isTicked: boolean) => void) | undefined
  onRemove: () => void
}

function Row({ member, role, isTicked, onTick, onRemove }: RowProps) {
  const { user } = useCurrentSession()
  const reasonId = useId()
  const isStuck = role === 'unreachable'
  const label = (
    <>
      <span className={styles.name}>
        <Untranslated>{memberName(member)}</Untranslated>
        {member.id !== '' && member.id === user.id && ' (you)'}
      </span>{' '}
      <span className={styles.sfId} translate="no">
        {member.sfId}
      </span>
    </>
  )
  return (
    <li className={styles.row} data-role={role}>
      {onTick ? (
        <Checkbox ref={restoreFocus} label={label} checked={isTicked} onChange={onTick} />
      ) : (
        <div className={styles.plain}>
          {label}
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
          ref={restoreFocus}
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
