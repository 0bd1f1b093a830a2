import { useFormikContext } from 'formik'
import type { Member } from '@/api/registrations'
import { Button } from '@/shared/ui/button/Button'
import type { EntryRules } from './MemberEntry'
import {
  rowsOf,
  waitingOf,
  withMembers,
  withoutRow,
  type Limits,
  type MemberList,
} from './memberList'
import { isBlank, memberErrors } from './memberRow'
import styles from './MemberEntry.module.css'

/** How members are entered into a team, which has a size. */
export function teamRules(limits: Limits, taken: Member[]): EntryRules {
  return {
    rowsOf: (team) => rowsOf(team, limits),
    entered: (team) => rowsOf(team, limits),
    errorsOf: (team) => memberErrors(rowsOf(team, limits), taken),
    add: (team, members, from) => withMembers(team, members, limits, from),
    takeOut: (team, row) => withoutRow(team, row, limits),
  }
}

/** Members who were pasted beyond the maximum. They are not sent, and not lost. */
export function TeamWaiting({ limits }: { limits: Limits }) {
  const { values, setValues } = useFormikContext<MemberList>()
  const waiting = waitingOf(values, limits)
  if (waiting.length === 0) return null
  const places = limits.max - (limits.leaders ?? 0)
  const withoutWaiting = { ...values, members: values.members.slice(0, places) }
  const hasPlace = rowsOf(values, limits).some(isBlank)
  return (
    <div className={styles.waiting}>
      <p>
        <b>{waiting.length} more than this event takes:</b>{' '}
        <span>{waiting.map(memberWords).join(', ')}</span>
      </p>
      <div className={styles.waitingButtons}>
        {hasPlace && (
          <Button
            variant="secondary"
            size="small"
            onClick={() => void setValues(withMembers(withoutWaiting, waiting, limits))}
          >
            Fill the empty rows
          </Button>
        )}
        <Button variant="link" onClick={() => void setValues(withoutWaiting)}>
          Leave them out
        </Button>
      </div>
    </div>
  )
}

function memberWords({ sfId, email }: Member): string {
  return sfId && email ? `${sfId} (${email})` : sfId || email
}
