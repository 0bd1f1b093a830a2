import { Field } from '@/shared/ui/field/Field'
import { Icon } from '@/shared/ui/Icon'
import styles from './MemberRows.module.css'

type Props = {
  /** The formik field with the list of `{ sfId, email }`. */
  name: string
  count: number
  /** The number of the first row: 2 if the leader is Member 1. */
  first?: number
  labels?: { sfId: string; email: string }
  /** If set, each row has a remove button. */
  onRemove?: (place: number) => void
}

export function MemberRows({
  name,
  count,
  first = 1,
  labels = { sfId: 'SF id', email: 'Mail' },
  onRemove,
}: Props) {
  return (
    <div className={styles.rows}>
      {Array.from({ length: count }, (_, place) => (
        <fieldset key={place} className={styles.row}>
          <legend className={styles.legend}>Member {first + place}</legend>
          <Field
            name={`${name}.${place}.sfId`}
            label={labels.sfId}
            placeholder="SFXXXXX"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            required
          />
          <Field
            name={`${name}.${place}.email`}
            label={labels.email}
            type="email"
            placeholder="name@college.in"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            required
          />
          {onRemove && (
            <button
              type="button"
              className={styles.remove}
              aria-label={`Remove row ${first + place}`}
              onClick={() => onRemove(place)}
            >
              <Icon name="remove" />
            </button>
          )}
        </fieldset>
      ))}
    </div>
  )
}
