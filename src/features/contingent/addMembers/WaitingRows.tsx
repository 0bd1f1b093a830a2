import type { Member } from '@/api/events'
import { Icon } from '@/shared/ui/Icon'
import { rowErrors, MOST_AT_ONCE } from './rows'
import styles from './AddMembers.module.css'

type Props = { rows: Member[]; ownSfId: string; onRemove: (index: number) => void }

export function WaitingRows({ rows, ownSfId, onRemove }: Props) {
  if (rows.length <= MOST_AT_ONCE) return null
  const errors = rowErrors(rows, ownSfId)
  return (
    <section className={styles.waiting} aria-label="Waiting">
      <p>
        <b>{rows.length - MOST_AT_ONCE} more wait.</b> You can add {MOST_AT_ONCE} at once. When the
        first {MOST_AT_ONCE} are added, these move up.
      </p>
      <ol start={MOST_AT_ONCE + 1}>
        {rows.slice(MOST_AT_ONCE).map(({ sfId, email }, after) => {
          const index = MOST_AT_ONCE + after
          const error = errors[index]?.sfId ?? errors[index]?.email
          return (
            <li key={index} className={styles.waitingRow}>
              <span>
                <b className="figures">{index + 1}.</b> {sfId || 'No SF-ID'}, {email || 'no email'}
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
