import { memo, useDeferredValue, useState, type ReactNode } from 'react'
import type { Contingent, ContingentMember } from '@/api/contingent'
import { memberName } from '@/blocks/members/memberRow'
import { LeaderBadge } from '@/blocks/members/LeaderBadge'
import { Icon } from '@/shared/ui/Icon'
import { Card } from '@/shared/ui/Card'
import { Untranslated } from '@/shared/ui/Untranslated'
import { useCurrentSession } from '@/state/session'
import { isSelf } from '@/queries/contingentRules'
import { MemberFilterBar } from './MemberFilterBar'
import {
  countsOf,
  inOrder,
  isLong,
  matches,
  noMatchText,
  statusText,
  type MemberFilter,
} from './members'
import styles from './MemberList.module.css'

const EVERYBODY: MemberFilter = { query: '', share: 'all' }

type Props = {
  contingent: Contingent
  /** The tools above the rows. */
  children?: ReactNode
}

export function MemberList({ contingent, children }: Props) {
  const { user } = useCurrentSession()
  const [typed, setTyped] = useState(EVERYBODY)
  const members = inOrder(contingent)
  // Ids and SF IDs may be missing or duplicated, so the key is the position in the whole list.
  const rows = members.map((member, index) => ({ member, index }))
  const hasFilter = isLong(contingent)
  // Typing stays fast, because hundreds of rows render later.
  const applied = useDeferredValue(typed)
  const filter = hasFilter ? applied : EVERYBODY
  const matchingRows = rows.filter(({ member }) => matches(member, filter))

  return (
    <Card as="section" aria-label="Members" className={styles.card}>
      {hasFilter && (
        <MemberFilterBar
          filter={typed}
          counts={countsOf(members)}
          matchCount={matchingRows.length}
          onChange={setTyped}
        />
      )}
      {members.length > 0 && children}
      <div className={styles.head} aria-hidden="true">
        <span>Member</span>
        <span>SF ID</span>
        <span>Status</span>
      </div>
      <ul>
        {matchingRows.map(({ member, index }) => (
          <Row
            key={index}
            member={member}
            isLeader={member.id !== '' && member.id === contingent.leaderId}
            isYou={isSelf(member, user)}
          />
        ))}
      </ul>
      {matchingRows.length === 0 && (
        <p className={styles.none}>
          {members.length === 0 ? 'The list of members is empty.' : noMatchText(filter)}
        </p>
      )}
    </Card>
  )
}

type RowProps = { member: ContingentMember; isLeader: boolean; isYou: boolean }

/** Memoised: a key press in the search must not render hundreds of rows. */
const Row = memo(function Row({ member, isLeader, isYou }: RowProps) {
  return (
    <li className={styles.row}>
      <span className={styles.who}>
        <span className={styles.name}>
          <Untranslated>{memberName(member)}</Untranslated>
          {isYou && ' (you)'}
        </span>
        {isLeader && <LeaderBadge />}
      </span>{' '}
      <span className={styles.sfId} translate={member.sfId ? 'no' : undefined}>
        {member.sfId || 'SF ID not known'}
      </span>{' '}
      <span className={styles.status} data-paid={member.paymentStatus}>
        {member.paymentStatus && <Icon name="check" />}
        {statusText(member)}
      </span>
    </li>
  )
})
