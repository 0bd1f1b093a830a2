import { useFormikContext } from 'formik'
import type { Member } from '@/api/registrations'
import { restoreFocus } from '@/shared/lib/restoreFocus'
import { Button } from '@/shared/ui/button/Button'
import { Stepper } from '@/shared/ui/button/Stepper'
import { MemberEntry, type EntryRules, type FieldToFocus } from './MemberEntry'
import { isBlank, type Refusal } from './memberRow'
import {
  resized,
  shownRows,
  teamErrors,
  waitingRows,
  withMembers,
  withoutRow,
  type Team,
  type TeamLimits,
} from './team'
import styles from './MemberEntry.module.css'

type Props = {
  limits: TeamLimits
  /** Who is in the team already. */
  taken: Member[]
  /** The number of the first row: 2 if the leader is Member 1. */
  first: number
  refusal: Refusal | null
  focused?: FieldToFocus | null
}

/** Everything with which the members of a team are entered. The form's values are a `Team`. */
export function TeamEntry({ limits, taken, ...entry }: Props) {
  const rules: EntryRules<Team> = {
    shownRows: (team) => shownRows(team, limits),
    allRows: (team) => shownRows(team, limits),
    errorsOf: (team) => teamErrors(shownRows(team, limits), taken),
    add: (team, members, from) => withMembers(team, members, limits, from),
    remove: (team, row) => withoutRow(team, row, limits),
  }
  return (
    <MemberEntry rules={rules} taken={taken} skipsTaken where="this team" {...entry}>
      <WaitingMembers limits={limits} />
    </MemberEntry>
  )
}

/** Hidden rows keep their text, and show it again when the number goes up. */
export function TeamSizeField({ label, limits }: { label: string; limits: TeamLimits }) {
  const { values, setValues } = useFormikContext<Team>()
  return (
    <>
      <b aria-hidden="true">{label}</b>
      <Stepper
        label={label}
        value={Math.min(values.size, limits.max)}
        min={limits.min}
        max={limits.max}
        onChange={(size) => void setValues(resized(values, size, limits))}
      />
    </>
  )
}

/** Members who were pasted beyond the maximum. They are not sent, and not lost. */
function WaitingMembers({ limits }: { limits: TeamLimits }) {
  const { values, setValues } = useFormikContext<Team>()
  const waiting = waitingRows(values, limits)
  if (waiting.length === 0) return null
  const places = limits.max - (limits.leaders ?? 0)
  const withoutWaiting = { ...values, members: values.members.slice(0, places) }
  const hasPlace = shownRows(values, limits).some(isBlank)
  return (
    <div ref={restoreFocus} className={styles.waiting}>
      <p>
        <b>{waiting.length} more than this event takes:</b>{' '}
        <span>{waiting.map(memberText).join(', ')}</span>
      </p>
      <div className={styles.waitingButtons}>
        {hasPlace && (
          <Button
            ref={restoreFocus}
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

function memberText({ sfId, email }: Member): string {
  return sfId && email ? `${sfId} (${email})` : sfId || email
}
