import { useFormikContext } from 'formik'
import { Stepper } from '@/shared/ui/button/Stepper'
import { Field } from '@/shared/ui/field/Field'
import { Icon } from '@/shared/ui/Icon'
import { resized, type Limits, type MemberList } from './memberList'
import styles from './MemberRows.module.css'

type Props = {
  count: number
  /** The number of the first row: 2 if the leader is Member 1. */
  first?: number
  onRemove?: (index: number) => void
}

/** The fields of a form whose values are a `MemberList`. */
export function MemberRows({ count, first = 1, onRemove }: Props) {
  return (
    <div className={styles.rows}>
      {Array.from({ length: count }, (_, index) => (
        <fieldset key={index} className={styles.row}>
          <legend className={styles.legend}>Member {first + index}</legend>
          <Field
            name={`members.${index}.sfId`}
            label="SF ID"
            placeholder="SFXXXXX"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            required
          />
          <Field
            name={`members.${index}.email`}
            label="Email"
            type="email"
            placeholder="name@college.in"
            autoComplete="off"
            spellCheck={false}
            required
          />
          {onRemove && (
            <button
              type="button"
              className={styles.remove}
              aria-label={`Remove row ${first + index}`}
              onClick={() => onRemove(index)}
            >
              <Icon name="remove" />
            </button>
          )}
        </fieldset>
      ))}
    </div>
  )
}

/** Hidden rows keep their text, and show it again when the number goes up. */
export function RowCount({ label, ...limits }: Limits & { label: string }) {
  const { values, setValues } = useFormikContext<MemberList>()
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
