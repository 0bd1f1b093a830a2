import { useFormikContext } from 'formik'
import { useId } from 'react'
import { Stepper } from '@/shared/ui/button/Stepper'
import { Field } from '@/shared/ui/field/Field'
import { FieldError } from '@/shared/ui/field/FieldFrame'
import { Icon } from '@/shared/ui/Icon'
import { resized, type Limits, type MemberList } from './memberList'
import styles from './MemberRows.module.css'

type Props = {
  count: number
  /** The number of the first row: 2 if the leader is Member 1. */
  first?: number
  /** Pasted rows show their errors at once. */
  showsErrors?: boolean
  /** Rows that the server has refused. */
  refused?: readonly number[]
  onRemove?: ((index: number) => void) | undefined
}

/** The fields of a form whose values are a `MemberList`. */
export function MemberRows(props: Props) {
  const { count, first = 1, showsErrors = false, refused = [], onRemove } = props
  const id = useId()
  return (
    <div className={styles.rows}>
      {Array.from({ length: count }, (_, index) => (
        <fieldset
          key={index}
          className={styles.row}
          data-refused={refused.includes(index)}
          aria-describedby={refused.includes(index) ? `${id}-${index}` : undefined}
        >
          <legend className={styles.legend}>Member {first + index}</legend>
          <Field
            name={`members.${index}.sfId`}
            label="SF ID"
            placeholder="SFXXXXX"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            showsError={showsErrors}
            required
          />
          <Field
            name={`members.${index}.email`}
            label="Email"
            type="email"
            placeholder="name@college.in"
            autoComplete="off"
            spellCheck={false}
            showsError={showsErrors}
            required
          />
          {refused.includes(index) && (
            <div className={styles.refusal}>
              <FieldError id={`${id}-${index}`}>The server did not accept this member.</FieldError>
            </div>
          )}
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
