import { useFormikContext } from 'formik'
import type { FestEvent, Member } from '@/api/events'
import { fromDraft, type MemberList } from '@/blocks/members/memberList'
import { MemberRows } from '@/blocks/members/MemberRows'
import { RowCount } from '@/blocks/members/RowCount'
import type { Draft } from '@/shared/storage/drafts'
import { Button } from '@/shared/ui/button/Button'
import { limitsOf, teamSize } from './team'
import styles from './RegisterForm.module.css'

type Props = {
  event: FestEvent
  leader: Member
  /** The last team that the server refused, and its reason. */
  refused: Draft
}

export function RegisterForm({ event, leader, refused }: Props) {
  const { values, setValues } = useFormikContext<MemberList>()
  const limits = limitsOf(event)
  const refusedTeam = fromDraft(refused, limits)
  return (
    <>
      {event.tagline && <p className={styles.tagline}>{event.tagline}</p>}
      <dl className={styles.leader}>
        <dt>Your SF ID</dt>
        <dd>{leader.sfId}</dd>
        <dt>Your email</dt>
        <dd>{leader.email}</dd>
      </dl>
      <div>
        {limits.max > 1 && (
          <div className={styles.size}>
            <RowCount label="Members, with you" {...limits} />
          </div>
        )}
        <p className={`note ${styles.limits}`}>{teamSize(event)}</p>
      </div>
      {refusedTeam && (
        <div className={styles.refused}>
          <p>
            <b>The last team was not registered.</b> {refused.reason}
          </p>
          <Button variant="secondary" size="small" onClick={() => void setValues(refusedTeam)}>
            Bring back the last team
          </Button>
        </div>
      )}
      <MemberRows name="members" count={values.size - 1} first={2} />
    </>
  )
}
