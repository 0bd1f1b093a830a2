import type { Member } from '@/api/registrations'
import { Icon } from '@/shared/ui/Icon'
import { rowErrors, MAX_ROWS } from './rows'
import styles from './AddMembers.module.css'

type Props = { rows: Member[]; own: Member; onRemove: (index: number) => void }

export function WaitingRows({ rows, own, onRemove }: Props) {
  if (rows.length <= MAX_ROWS) return null
  const errors = rowErrors(rows, [own])
  return (
    <section className={styles.waiting} aria-label="Waiting">
      <p>
        <b>{rows.length - MAX_ROWS} more wait.</b> You can add {MAX_ROWS} at once. When the first{' '}
        {MAX_ROWS} are added, these move up.
      </p>
      <ol start={MAX_ROWS + 1}>
        {rows.slice(MAX_ROWS).map(({ sfId, email }, after) => {
          const index = MAX_ROWS + after
          const error = errors[index]?.sfId ?? errors[index]?.email
          return (
            <li key={index} className={styles.waitingRow}>
              <span>
                <b className="figures">{index + 1}.</b> {sfId || 'No SF ID'}, {email || 'no email'}
                {error && <span className={styles.error}>{error}</span>}
              </span>
              <button
                type="button"
                className={styles.remove}
                aria-label={`Remove row ${index + 1}`}
                onClick={() => onRemove(index)}
              >
                <Icon name="remove" />
              </button>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
