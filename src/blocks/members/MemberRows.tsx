import { useFormikContext } from 'formik'
import { Stepper } from '@/shared/ui/button/Stepper'
import { Field } from '@/shared/ui/field/Field'
import { Icon } from '@/shared/ui/Icon'
import { resized, type Limits, type MemberList } from './memberList'
import styles from './MemberRows.module.css'

type Props = {
  /** The formik field with the list of `{ sfId, email }`. */
  name: string
  count: number
  /** The number of the first row: 2 if the leader is Member 1. */
  first?: number
  /** If set, each row has a remove button. */
  onRemove?: (index: number) => void
}

export function MemberRows({ name, count, first = 1, onRemove }: Props) {
  return (
    <div className={styles.rows}>
      {Array.from({ length: count }, (_, index) => (
        <fieldset key={index} className={styles.row}>
          <legend className={styles.legend}>Member {first + index}</legend>
          <Field
            name={`${name}.${index}.sfId`}
            label="SF ID"
            placeholder="SFXXXXX"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            required
          />
          <Field
            name={`${name}.${index}.email`}
            label="Email"
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

type CountProps = Limits & { label: string }

/** Hidden rows keep their text, and show it again when the number goes up. */
export function RowCount({ label, ...limits }: CountProps) {
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
