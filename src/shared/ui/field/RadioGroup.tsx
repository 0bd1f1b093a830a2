import { useId } from 'react'
import { FieldError } from './FieldFrame'
import type { Choice } from './SelectField'
import styles from './Choice.module.css'

type Props<Value extends string> = {
  label: string
  options: readonly { value: Value; label: string; hint?: Choice['label'] }[]
  /** Empty: nothing is chosen yet. */
  value: Value | ''
  error?: string | undefined
  onChange: (value: Value) => void
}

export function RadioGroup<Value extends string>({
  label,
  options,
  value,
  error,
  onChange,
}: Props<Value>) {
  const id = useId()
  return (
    <fieldset className={styles.group} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={styles.legend}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.choice}>
          <input
            type="radio"
            className="coversLabel"
            name={id}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label} {option.hint && <small>{option.hint}</small>}
        </label>
      ))}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  )
}
