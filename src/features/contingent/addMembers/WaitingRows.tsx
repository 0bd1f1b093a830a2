import { memo, useMemo } from 'react'
import type { Member } from '@/api/registrations'
import { isFirstClick } from '@/shared/lib/isFirstClick'
import { restoreFocus } from '@/shared/lib/restoreFocus'
import { Icon } from '@/shared/ui/Icon'
import { rowErrors, MAX_ROWS } from './rows'
import styles from './AddMembers.module.css'

type Props = { rows: Member[]; leader: Member; onRemove: (index: number) => void }

export const WaitingRows = memo(function WaitingRows({ rows, leader, onRemove }: Props) {
  const errors = useMemo(() => rowErrors(rows, [leader]), [rows, leader])
  if (rows.length <= MAX_ROWS) return null
  return (
    <section ref={restoreFocus} className={styles.waiting} aria-label="Waiting">
      <p>
        <b>{rows.length - MAX_ROWS} more wait.</b> You can add {MAX_ROWS} at once. When the first{' '}
        {MAX_ROWS} are added, these move up.
      </p>
      <ol start={MAX_ROWS + 1}>
        {rows.slice(MAX_ROWS).map((row, after) => {
          const index = MAX_ROWS + after
          return (
            <WaitingRow
              key={index}
              row={row}
              number={index + 1}
              error={errors[index]?.sfId ?? errors[index]?.email}
              onRemove={onRemove}
            />
          )
        })}
      </ol>
    </section>
  )
})

type RowProps = {
  row: Member
  number: number
  error: string | undefined
  onRemove: Props['onRemove']
}

/** Rendered only when it changes: a pasted list may have a thousand rows, and somebody types in one of the first 20. */
const WaitingRow = memo(function WaitingRow({ row, number, error, onRemove }: RowProps) {
  return (
    <li className={styles.waitingRow}>
      <span>
        <b className="figures">{number}.</b> {row.sfId || 'No SF ID'}, {row.email || 'no email'}
        {error && <span className={styles.error}>{error}</span>}
      </span>
      <button
        type="button"
        className={styles.remove}
        aria-label={`Remove row ${number}`}
        onClick={(event) => isFirstClick(event) && onRemove(number - 1)}
      >
        <Icon name="remove" />
      </button>
    </li>
  )
})
